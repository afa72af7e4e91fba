import type { TrainingCategory, TrainingId } from "@linkedpotential/contract/trainings/catalogue";
import {
  BookOpen,
  CalendarClock,
  Compass,
  Handshake,
  type LucideIcon,
  Play,
  Scale,
  Send,
  UserRound,
} from "lucide-react";
import { Motif } from "../../../ui/motif.tsx";
import { categoryTone } from "./category-tone.ts";

const icons: Record<TrainingId, LucideIcon> = {
  positioning: Compass,
  profile: UserRound,
  outreach: Send,
  followUp: CalendarClock,
  negotiation: Scale,
  closing: Handshake,
};

interface ThumbnailProps {
  training: { id: TrainingId; category: TrainingCategory };
  duration: string;
  hasVideo: boolean;
}

export function Thumbnail({ training, duration, hasVideo }: ThumbnailProps) {
  return (
    <Motif icon={icons[training.id]} tone={categoryTone(training.category)} className="aspect-video">
      <span
        data-thumbnail={training.id}
        className="grid size-14 place-items-center rounded-full bg-surface shadow-control"
      >
        {hasVideo ? <Play size={22} aria-hidden className="ml-0.5 fill-current" /> : <BookOpen size={22} aria-hidden />}
      </span>
      <span className="absolute right-2 bottom-2 rounded-sm bg-surface px-1.5 py-0.5 font-medium text-ink text-xs tabular-nums">
        {duration}
      </span>
    </Motif>
  );
}
