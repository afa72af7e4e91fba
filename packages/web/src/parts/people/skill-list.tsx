import { Badge } from "../../ui/badge.tsx";

interface SkillListProps {
  label: string;
  skills: readonly string[];
  /** Number of skills to show. All of them by default. */
  max?: number;
  /** Text for the number of skills that are not shown. */
  more?: (count: number) => string;
}

export function SkillList({ label, skills, max = skills.length, more }: SkillListProps) {
  if (skills.length === 0) return null;
  const hidden = skills.length - max;
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-1.5">
      {skills.slice(0, max).map((skill) => (
        <li key={skill} className="min-w-0">
          <Badge>
            <span className="min-w-0 [overflow-wrap:anywhere]">{skill}</span>
          </Badge>
        </li>
      ))}
      {hidden > 0 && more && <li className="text-ink-muted text-xs">{more(hidden)}</li>}
    </ul>
  );
}
