import {
  Bot,
  CalendarClock,
  ChartLine,
  Handshake,
  type LucideIcon,
  Megaphone,
  Route,
  Send,
  Sparkles,
} from "lucide-react";
import type { Tone } from "../../../ui/badge.tsx";
import { Motif } from "../../../ui/motif.tsx";
import { type EventMotif, motifOf } from "./event-motif.ts";

const motifs: Record<EventMotif, { icon: LucideIcon; tone: Tone }> = {
  sales: { icon: ChartLine, tone: "good" },
  branding: { icon: Sparkles, tone: "violet" },
  marketing: { icon: Megaphone, tone: "rose" },
  outreach: { icon: Send, tone: "info" },
  automation: { icon: Bot, tone: "olive" },
  strategy: { icon: Route, tone: "copper" },
  negotiation: { icon: Handshake, tone: "good" },
  standard: { icon: CalendarClock, tone: "accent" },
};

/** Chosen by the words of the title. */
export function EventImage({ title, className }: { title: string; className: string }) {
  const motif = motifOf(title);
  return (
    <Motif {...motifs[motif]} className={className}>
      <span data-motif={motif} className="sr-only" />
    </Motif>
  );
}
