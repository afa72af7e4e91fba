import { dayText } from "@linkedpotential/contract/date-texts";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { paths } from "../../../../lib/navigation/paths.ts";
import type { MessageTemplate } from "../../../../parts/messages/templates.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";

/** Returns the templates of messages about an event, with its title, date and address. */
export function useEventTemplates({ id, title, date, time }: LiveTraining): MessageTemplate[] {
  const { moved, materials, thanks } = useTexts("admin-message").event;
  const { timeInBerlin } = useTexts("dashboard").events;
  const language = useLanguage();
  const details = { title, day: dayText(date, language), time: timeInBerlin(time), link: addressOf(id) };
  return [moved, materials, thanks].map(({ label, subject, text }) => ({
    label,
    subject: subject(details),
    text: text(details),
  }));
}

/** Returns the address of an event, never its meeting link: people on the waiting list may receive the message too. */
const addressOf = (eventId: number): string =>
  `${location.origin}${paths.dashboard}?${new URLSearchParams({ section: "trainings2", event: String(eventId) })}`;
