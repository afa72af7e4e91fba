import { shortMonthText, shortWeekdayText } from "@linkedpotential/contract/date-texts";
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
import { useLanguage } from "../../../texts/language.ts";
import type { Tone } from "../../../ui/badge.tsx";
import { Motif } from "../../../ui/motif.tsx";
import { type EventMotif, motifForTitle } from "./event-motif.ts";

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

interface EventImageProps {
  event: { title: string; date: string };
  className: string;
  /** Whether the image is a small tile on wide screens. The motif is then whole and above the date. */
  isTileWhenWide?: boolean;
}

/** Illustration with the date. The date is hidden from screen readers, because `EventFacts` shows it in full. */
export function EventImage({ event: { title, date }, className, isTileWhenWide = false }: EventImageProps) {
  const motif = motifForTitle(title);
  const { icon: Icon } = motifs[motif];
  const language = useLanguage();
  return (
    <Motif {...motifs[motif]} className={className} iconClass={isTileWhenWide ? "md:hidden" : undefined}>
      {isTileWhenWide && <Icon size={20} aria-hidden className="max-md:hidden" />}
      <span
        aria-hidden
        data-motif={motif}
        className="grid w-16 justify-items-center rounded-md bg-surface py-1.5 text-ink-muted text-xs shadow-control"
      >
        {shortMonthText(date.slice(0, 7), language)}
        <span className="font-semibold text-ink text-xl tabular-nums leading-7">{Number(date.slice(8))}</span>
        {shortWeekdayText(date, language)}
      </span>
    </Motif>
  );
}
