import { fullMomentText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { UserItem } from "../user/user.entity.ts";
import type { Told } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";

type Kind = Told["type"];
type OfPerson = Exclude<Kind, "crm_followup" | "event_reminder">;

interface Texts {
  titles: Record<Kind, string>;
  of: Record<OfPerson, (person: string, post: string) => string>;
  leadIsGone: string;
  eventIsGone: string;
  postIsGone: string;
  somebody: string;
}

const texts: Record<Language, Texts> = {
  de: {
    titles: {
      crm_followup: "Follow-up fällig",
      event_reminder: "Ihr Live-Event beginnt bald",
      collaboration_request_new: "Neue Anfrage",
      collaboration_request_sent: "Anfrage gesendet",
      collaboration_request_accepted: "Anfrage angenommen",
      collaboration_request: "Anfrage abgelehnt",
      new_post: "Neuer Beitrag",
    },
    of: {
      collaboration_request_new: (person, post) => `${person} fragt an: ${post}`,
      collaboration_request_sent: (person, post) => `Ihre Anfrage an ${person} ist angekommen: ${post}`,
      collaboration_request_accepted: (person, post) => `Sie sind jetzt mit ${person} vernetzt: ${post}`,
      collaboration_request: (person, post) => `${person} hat Ihre Anfrage nicht angenommen: ${post}`,
      new_post: (person, post) => `${person}: ${post}`,
    },
    leadIsGone: "Diesen Lead gibt es nicht mehr.",
    eventIsGone: "Dieses Event findet nicht statt.",
    postIsGone: "Beitrag gelöscht",
    somebody: "Jemand",
  },
  en: {
    titles: {
      crm_followup: "Follow-up due",
      event_reminder: "Your live event starts soon",
      collaboration_request_new: "New request",
      collaboration_request_sent: "Request sent",
      collaboration_request_accepted: "Request accepted",
      collaboration_request: "Request declined",
      new_post: "New post",
    },
    of: {
      collaboration_request_new: (person, post) => `From ${person}: ${post}`,
      collaboration_request_sent: (person, post) => `Your request has reached ${person}: ${post}`,
      collaboration_request_accepted: (person, post) => `You are now connected with ${person}: ${post}`,
      collaboration_request: (person, post) => `${person} did not accept your request: ${post}`,
      new_post: (person, post) => `${person}: ${post}`,
    },
    leadIsGone: "This lead no longer exists.",
    eventIsGone: "This event does not take place.",
    postIsGone: "Post deleted",
    somebody: "Somebody",
  },
  fr: {
    titles: {
      crm_followup: "Relance à faire",
      event_reminder: "Votre événement en direct commence bientôt",
      collaboration_request_new: "Nouvelle demande",
      collaboration_request_sent: "Demande envoyée",
      collaboration_request_accepted: "Demande acceptée",
      collaboration_request: "Demande refusée",
      new_post: "Nouvelle publication",
    },
    of: {
      collaboration_request_new: (person, post) => `De ${person} : ${post}`,
      collaboration_request_sent: (person, post) => `Votre demande est parvenue à ${person} : ${post}`,
      collaboration_request_accepted: (person, post) => `Vous êtes maintenant en relation avec ${person} : ${post}`,
      collaboration_request: (person, post) => `${person} n'a pas accepté votre demande : ${post}`,
      new_post: (person, post) => `${person} : ${post}`,
    },
    leadIsGone: "Ce prospect n'existe plus.",
    eventIsGone: "Cet événement n'aura pas lieu.",
    postIsGone: "publication supprimée",
    somebody: "Une personne",
  },
};

type Reader = Pick<UserItem, "language" | "timezone">;

/** Title and message in the reader's language, with times of the reader's zone. */
export const notificationText = (
  reader: Reader,
  told: Told,
  subjects: Subjects,
): { title: string; message: string } => ({
  title: texts[reader.language].titles[told.type],
  message: messageOf(reader, told, subjects),
});

function messageOf({ language, timezone }: Reader, { type, relatedId, actorId = 0 }: Told, subjects: Subjects): string {
  const said = texts[language];
  if (type === "crm_followup") {
    const lead = subjects.leads.get(relatedId);
    return lead ? `${lead.name}, ${lead.company}` : said.leadIsGone;
  }
  if (type === "event_reminder") {
    const event = subjects.liveTrainings.get(relatedId);
    return event ? `${event.title}, ${fullMomentText(new Date(event.startsAt), language, timezone)}` : said.eventIsGone;
  }
  const person = subjects.people.get(actorId) ?? said.somebody;
  return said.of[type](person, subjects.posts.get(relatedId) ?? said.postIsGone);
}
