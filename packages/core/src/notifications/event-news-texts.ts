import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

export type EventNews = Exclude<Extract<Notice["type"], `event_${string}`>, "event_reminder">;

export const isEventNews = (type: Notice["type"]): type is EventNews =>
  type.startsWith("event_") && type !== "event_reminder";

interface Texts {
  titles: Record<EventNews, string>;
  offered: (title: string, until: string) => string;
  given: (title: string, start: string) => string;
  removed: (title: string, start: string) => string;
  moved: (title: string, start: string, before: string) => string;
  linkChanged: (title: string) => string;
  changed: (title: string) => string;
  canceled: (title: string, start: string) => string;
  message: (title: string, subject: string) => string;
  gone: string;
}

const texts: Record<Language, Texts> = {
  de: {
    titles: {
      event_seat_offered: "Ein Platz ist frei geworden",
      event_seat_given: "Sie sind angemeldet",
      event_seat_removed: "Vom Live-Event abgemeldet",
      event_changed: "Live-Event geändert",
      event_canceled: "Live-Event abgesagt",
      event_message: "Nachricht zum Live-Event",
    },
    offered: (title, until) => `${title}: bis ${until} für Sie reserviert.`,
    given: (title, start) => `Unser Team hat Sie angemeldet: ${title}, ${start}`,
    removed: (title, start) => `Unser Team hat Sie abgemeldet: ${title}, ${start}`,
    moved: (title, start, before) => `${title}: jetzt ${start}, bisher ${before}.`,
    linkChanged: (title) => `${title}: Der Meeting-Link ist neu.`,
    changed: (title) => `${title}: Zeit oder Link sind neu.`,
    canceled: (title, start) => `${title}, ${start}, findet nicht statt.`,
    message: (title, subject) => `${subject} (${title}). Der Text steht in der E-Mail.`,
    gone: "Dieses Event findet nicht statt.",
  },
  en: {
    titles: {
      event_seat_offered: "A seat has become available",
      event_seat_given: "You are registered",
      event_seat_removed: "Registration withdrawn",
      event_changed: "Live event changed",
      event_canceled: "Live event canceled",
      event_message: "Message about the live event",
    },
    offered: (title, until) => `${title}: reserved for you until ${until}.`,
    given: (title, start) => `Our team has registered you: ${title}, ${start}`,
    removed: (title, start) => `Our team has withdrawn your registration: ${title}, ${start}`,
    moved: (title, start, before) => `${title}: now ${start}, previously ${before}.`,
    linkChanged: (title) => `${title}: the meeting link has changed.`,
    changed: (title) => `${title}: the time or the link has changed.`,
    canceled: (title, start) => `${title}, ${start}, will not take place.`,
    message: (title, subject) => `${subject} (${title}). The text is in the e-mail.`,
    gone: "This event will not take place.",
  },
  fr: withFrenchSpacing({
    titles: {
      event_seat_offered: "Une place s’est libérée",
      event_seat_given: "Inscription enregistrée",
      event_seat_removed: "Inscription annulée",
      event_changed: "Événement modifié",
      event_canceled: "Événement annulé",
      event_message: "Message au sujet de l’événement",
    },
    offered: (title, until) => `${title} : réservée pour vous jusqu’au ${until}.`,
    given: (title, start) => `Notre équipe a enregistré votre inscription : ${title}, ${start}`,
    removed: (title, start) => `Notre équipe a annulé votre inscription : ${title}, ${start}`,
    moved: (title, start, before) => `${title} : désormais ${start}, auparavant ${before}.`,
    linkChanged: (title) => `${title} : le lien de la réunion a changé.`,
    changed: (title) => `${title} : l’heure ou le lien a changé.`,
    canceled: (title, start) => `${title}, ${start}, n’aura pas lieu.`,
    message: (title, subject) => `${subject} (${title}). Le texte figure dans l’e-mail.`,
    gone: "Cet événement n’aura pas lieu.",
  }),
};

interface Reader {
  language: Language;
  timezone: string;
}
type Event = NonNullable<ReturnType<Subjects["liveTrainings"]["get"]>>;

/**
 * Returns title and message of a notification about a user's own seat. `event` is the live training as it is now, absent
 * when it does not exist any more.
 */
export function eventNewsText(
  { language, timezone }: Reader,
  { type, details }: Omit<Notice, "type"> & { type: EventNews },
  event: Event | undefined,
): { title: string; message: string } {
  const said = texts[language];
  const title = said.titles[type];
  if (!event) return { title, message: said.gone };
  const moment = (instant: string) => fullMomentText(new Date(instant), language, timezone);
  return { title, message: messageOf(said, { type, details }, { ...event, moment }) };
}

function messageOf(
  said: Texts,
  { type, details = {} }: { type: EventNews; details: Notice["details"] },
  { title, startsAt, isCalledOff, moment }: Event & { moment: (instant: string) => string },
): string {
  const start = moment(startsAt);
  if (isCalledOff) return said.canceled(title, start);
  const { until = startsAt, previousStartsAt, isLinkNew, text = "" } = details;
  switch (type) {
    case "event_seat_offered":
      return said.offered(title, moment(until));
    case "event_seat_given":
      return said.given(title, start);
    case "event_seat_removed":
      return said.removed(title, start);
    case "event_message":
      return said.message(title, text);
    case "event_canceled":
      return said.canceled(title, start);
    case "event_changed": {
      const moved = previousStartsAt && said.moved(title, start, moment(previousStartsAt));
      const sentences = [moved, isLinkNew && said.linkChanged(title)].filter(
        (sentence) => typeof sentence === "string",
      );
      return sentences.join(" ") || said.changed(title);
    }
  }
}
