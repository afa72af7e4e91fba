import { CalendarCheck, type LucideIcon, UserCheck, Users } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";

const icons: readonly LucideIcon[] = [Users, UserCheck, CalendarCheck];

export function InfoCard() {
  const { title, points } = useTexts("live-trainings").info;
  return (
    <Card title={title}>
      <ul className="flex flex-col gap-3 text-ink-muted text-sm">
        {points.map((point, index) => {
          const Icon = icons[index] ?? Users;
          return (
            <li key={point} className="flex items-start gap-2.5">
              <Icon size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
              <span className="text-pretty">{point}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
