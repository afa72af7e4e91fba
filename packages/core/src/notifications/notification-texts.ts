import { fullMomentText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { UserItem } from "../user/user.entity.ts";
import type { StoredNotification } from "./notification.entity.ts";
import type { Subjects } from "./subjects.ts";

interface Texts {
  followUp: string;
  leadIsGone: string;
  reminder: string;
  eventIsGone: string;
}

const texts: Record<Language, Texts> = {
  de: {
    followUp: "Follow-up fällig",
    leadIsGone: "Diesen Lead gibt es nicht mehr.",
    reminder: "Ihr Live-Event beginnt bald",
    eventIsGone: "Dieses Event findet nicht statt.",
  },
  en: {
    followUp: "Follow-up due",
    leadIsGone: "This lead no longer exists.",
    reminder: "Your live event starts soon",
    eventIsGone: "This event does not take place.",
  },
  fr: {
    followUp: "Relance à faire",
    leadIsGone: "Ce prospect n'existe plus.",
    reminder: "Votre événement en direct commence bientôt",
    eventIsGone: "Cet événement n'aura pas lieu.",
  },
};

type Reader = Pick<UserItem, "language" | "timezone">;

/** Title and message in the reader's language, with times of the reader's zone. */
export function notificationText(
  { language, timezone }: Reader,
  { type, relatedId }: Pick<StoredNotification, "type" | "relatedId">,
  { leads, liveTrainings }: Subjects,
): { title: string; message: string } {
  const said = texts[language];
  switch (type) {
    case "crm_followup": {
      const lead = leads.get(relatedId);
      return { title: said.followUp, message: lead ? `${lead.name}, ${lead.company}` : said.leadIsGone };
    }
    case "event_reminder": {
      const event = liveTrainings.get(relatedId);
      const start = event && fullMomentText(new Date(event.startsAt), language, timezone);
      return { title: said.reminder, message: start ? `${event.title}, ${start}` : said.eventIsGone };
    }
  }
}
