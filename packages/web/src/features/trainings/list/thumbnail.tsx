import type { TrainingCategory, TrainingId } from "@linkedpotential/contract/trainings/catalogue";
import { CalendarClock, Compass, Handshake, type LucideIcon, Play, Scale, Send, UserRound } from "lucide-react";
import { cx } from "../../../ui/class-names.ts";
import { categoryTone } from "./category-tone.ts";

const icons: Record<TrainingId, LucideIcon> = {
  positioning: Compass,
  profile: UserRound,
  outreach: Send,
  followUp: CalendarClock,
  negotiation: Scale,
  closing: Handshake,
};

const colours = {
  neutral: "bg-sunken text-ink-muted",
  accent: "bg-accent-soft text-accent-text",
  info: "bg-info-soft text-info-text",
  warn: "bg-warn-soft text-warn-text",
  danger: "bg-danger-soft text-danger-text",
  good: "bg-good-soft text-good-text",
  violet: "bg-violet-soft text-violet-text",
  rose: "bg-rose-soft text-rose-text",
  olive: "bg-olive-soft text-olive-text",
  copper: "bg-copper-soft text-copper-text",
};

interface ThumbnailProps {
  training: { id: TrainingId; category: TrainingCategory };
  duration: string;
}

/** Drawn, not a picture of the video: it costs no download and follows the theme. */
export function Thumbnail({ training, duration }: ThumbnailProps) {
  const Icon = icons[training.id];
  return (
    <div
      data-thumbnail={training.id}
      className={cx(
        "relative grid aspect-video place-items-center overflow-hidden",
        colours[categoryTone(training.category)],
      )}
    >
      <Icon aria-hidden strokeWidth={1} className="absolute -right-6 -bottom-8 size-36 opacity-20" />
      <span className="grid size-14 place-items-center rounded-full bg-surface shadow-control">
        <Play size={22} aria-hidden className="ml-0.5 fill-current" />
      </span>
      <span className="absolute right-2 bottom-2 rounded-sm bg-surface px-1.5 py-0.5 font-medium text-ink text-xs tabular-nums">
        {duration}
      </span>
    </div>
  );
}
