import { Badge } from "../../../ui/badge.tsx";

export function Skills({ label, skills }: { label: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill} className="min-w-0">
          <Badge>
            <span className="min-w-0 [overflow-wrap:anywhere]">{skill}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
