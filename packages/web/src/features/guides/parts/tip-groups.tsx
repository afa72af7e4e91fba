import { Lightbulb } from "lucide-react";
import type { TipGroup } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleTip } from "../../../ui/toggle-tip.tsx";
import { PointList } from "./point-list.tsx";

interface TipGroupsProps {
  tips: readonly TipGroup[];
  level?: 3 | 4;
}

export function TipGroups({ tips, level = 3 }: TipGroupsProps) {
  const { example } = useTexts("guides");
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col gap-7 md:block md:columns-2 md:gap-x-10">
      {tips.map(({ title, points, example: exampleText }) => (
        <section key={title} aria-label={title} className="min-w-0 break-inside-avoid md:mb-7">
          <div className="flex min-h-7 items-center justify-between gap-2">
            <Heading className="font-semibold text-sm">{title}</Heading>
            {exampleText && (
              <ToggleTip label={example.of(title)} text={exampleText} icon={<Lightbulb size={14} aria-hidden />}>
                {example.label}
              </ToggleTip>
            )}
          </div>
          <PointList points={points} />
        </section>
      ))}
    </div>
  );
}
