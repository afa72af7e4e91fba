import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { UserItem } from "../user/user.entity.ts";
import { aboutPost } from "./about-post.ts";
import { type BillingNews, billingNewsText, isBillingNews } from "./billing-news-texts.ts";
import { type EventNews, eventNewsText, isEventNews } from "./event-news-texts.ts";
import { type HiredNews, hiredText, isHiredNews } from "./hired-texts.ts";
import { projectDeletedText } from "./project-deleted-text.ts";
import { projectMessageText } from "./project-message-text.ts";
import { isProjectRequestNews, type ProjectRequestNews, projectRequestNewsText } from "./project-request-news-texts.ts";
import { projectRequestText } from "./project-request-text.ts";
import type { Notice } from "./read-notifications.ts";
import type { Subjects } from "./subjects.ts";
import { teamMessageText } from "./team-message-text.ts";
import { teamRemovedText } from "./team-removed-text.ts";

type Kind = Notice["type"];
type OfReport = Extract<Kind, `report_${string}`>;
type OfContent = Extract<Kind, `content_${string}`>;
type OfTeam = Extract<Kind, `team_${string}`>;
type OfRequest = ProjectRequestNews | "project_request" | "project_deleted" | "collaboration_request_message";
type News = EventNews | BillingNews | HiredNews | OfRequest | OfTeam;
type OfPerson = Exclude<Kind, "crm_followup" | "event_reminder" | News | OfReport | OfContent>;

interface Texts {
  titles: Record<Exclude<Kind, News>, string>;
  /** `about` begins with a colon or a bracket. */
  of: Record<OfPerson, (person: string, about: string) => string>;
  ofReport: Record<OfReport, string>;
  /** `about` begins with a colon or a bracket. */
  ofContent: Record<OfContent, (about: string) => string>;
  ofProfile: Record<OfContent, string>;
  followUp: (lead: string, note: string) => string;
  leadIsGone: string;
  eventIsGone: string;
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
      collaboration_request_filled: "Auftrag besetzt",
      project_request_contact: "Kontaktdaten erhalten",
      new_post: "Neuer Beitrag",
      report_received: "Meldung eingegangen",
      report_upheld: "Ihre Meldung: ausgeblendet",
      report_dismissed: "Ihre Meldung: bleibt sichtbar",
      content_hidden: "Inhalt ausgeblendet",
      content_stays_hidden: "Einspruch abgelehnt",
      content_restored: "Wieder sichtbar",
    },
    of: {
      collaboration_request_new: (person, about) => `${person} fragt an${about}`,
      collaboration_request_sent: (person, about) => `Ihre Anfrage an ${person} ist angekommen${about}`,
      collaboration_request_accepted: (person, about) => `Sie sind jetzt mit ${person} vernetzt${about}`,
      collaboration_request: (person, about) => `${person} hat Ihre Anfrage abgelehnt${about}`,
      collaboration_request_filled: (person, about) =>
        `Der Auftrag von ${person} ist inzwischen besetzt. Danke für Ihre Anfrage${about}`,
      new_post: (person, about) => `${person}${about}`,
      project_request_contact: (person) => `${person} hat Ihnen Kontaktdaten zur angenommenen Anfrage geschickt.`,
    },
    ofReport: {
      report_received: "Danke für Ihre Meldung. Unser Team prüft sie und sagt Ihnen Bescheid.",
      report_upheld:
        "Wir haben geprüft, was Sie gemeldet haben, und es ausgeblendet. Die Begründung steht in der E-Mail.",
      report_dismissed:
        "Wir haben geprüft, was Sie gemeldet haben. Es bleibt sichtbar. Die Begründung steht in der E-Mail.",
    },
    ofContent: {
      content_hidden: (about) => `Außer Ihnen sieht es niemand mehr, und Sie können Einspruch einlegen${about}`,
      content_stays_hidden: (about) => `Es bleibt ausgeblendet${about}`,
      content_restored: (about) => `Andere sehen es wieder${about}`,
    },
    ofProfile: {
      content_hidden:
        "Andere sehen von Ihrem Profil nur noch Vornamen und Anfangsbuchstaben. Sie können Einspruch einlegen.",
      content_stays_hidden: "Ihr Profil bleibt ausgeblendet.",
      content_restored: "Andere sehen Ihr Profil wieder.",
    },
    followUp: (lead, note) => (note ? `${lead}: ${note}` : lead),
    leadIsGone: "Diesen Lead gibt es nicht mehr.",
    eventIsGone: "Dieses Event findet nicht statt.",
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
      collaboration_request_filled: "Project filled",
      project_request_contact: "Contact details received",
      new_post: "New post",
      report_received: "Report received",
      report_upheld: "Your report: hidden",
      report_dismissed: "Your report: stays visible",
      content_hidden: "Content hidden",
      content_stays_hidden: "Objection rejected",
      content_restored: "Visible again",
    },
    of: {
      collaboration_request_new: (person, about) => `From ${person}${about}`,
      collaboration_request_sent: (person, about) => `Your request has reached ${person}${about}`,
      collaboration_request_accepted: (person, about) => `You are now connected with ${person}${about}`,
      collaboration_request: (person, about) => `${person} has declined your request${about}`,
      collaboration_request_filled: (person, about) =>
        `The project of ${person} has been filled. Thank you for your request${about}`,
      new_post: (person, about) => `${person}${about}`,
      project_request_contact: (person) => `${person} has sent you contact details for the request you accepted.`,
    },
    ofReport: {
      report_received: "Thank you for your report. Our team is looking into it and will let you know.",
      report_upheld: "We have looked into what you reported and have hidden it. The reasons are in the e-mail.",
      report_dismissed: "We have looked into what you reported. It stays visible. The reasons are in the e-mail.",
    },
    ofContent: {
      content_hidden: (about) => `Only you can see it now. You can object${about}`,
      content_stays_hidden: (about) => `It stays hidden${about}`,
      content_restored: (about) => `Others see it again${about}`,
    },
    ofProfile: {
      content_hidden: "Your profile now shows others only your first name and initial. You can object.",
      content_stays_hidden: "Your profile stays hidden.",
      content_restored: "Others see your profile again.",
    },
    followUp: (lead, note) => (note ? `${lead}: ${note}` : lead),
    leadIsGone: "This lead no longer exists.",
    eventIsGone: "This event will not take place.",
    somebody: "Somebody",
  },
  fr: withFrenchSpacing({
    titles: {
      crm_followup: "Relance à faire",
      event_reminder: "Votre événement commence bientôt",
      collaboration_request_new: "Nouvelle demande",
      collaboration_request_sent: "Demande envoyée",
      collaboration_request_accepted: "Demande acceptée",
      collaboration_request: "Demande refusée",
      collaboration_request_filled: "Mission pourvue",
      project_request_contact: "Coordonnées reçues",
      new_post: "Nouvelle publication",
      report_received: "Signalement reçu",
      report_upheld: "Votre signalement : contenu masqué",
      report_dismissed: "Votre signalement : contenu maintenu",
      content_hidden: "Contenu masqué",
      content_stays_hidden: "Réclamation rejetée",
      content_restored: "De nouveau visible",
    },
    of: {
      collaboration_request_new: (person, about) => `De ${person}${about}`,
      collaboration_request_sent: (person, about) => `Votre demande est parvenue à ${person}${about}`,
      collaboration_request_accepted: (person, about) => `Vous êtes maintenant en relation avec ${person}${about}`,
      collaboration_request: (person, about) => `${person} a refusé votre demande${about}`,
      collaboration_request_filled: (person, about) =>
        `La mission de ${person} est maintenant pourvue. Merci pour votre demande${about}`,
      new_post: (person, about) => `${person}${about}`,
      project_request_contact: (person) => `${person} vous a envoyé ses coordonnées pour la demande acceptée.`,
    },
    ofReport: {
      report_received: "Merci pour votre signalement. Notre équipe l’examine et vous tiendra au courant.",
      report_upheld:
        "Nous avons examiné ce que vous avez signalé et l’avons masqué. Les motifs figurent dans l’e-mail.",
      report_dismissed:
        "Nous avons examiné ce que vous avez signalé. Le contenu reste visible. Les motifs figurent dans l’e-mail.",
    },
    ofContent: {
      content_hidden: (about) =>
        `Ce contenu n’est plus visible que pour vous. Vous pouvez faire une réclamation${about}`,
      content_stays_hidden: (about) => `Ce contenu reste masqué${about}`,
      content_restored: (about) => `Les autres voient de nouveau ce contenu${about}`,
    },
    ofProfile: {
      content_hidden:
        "Votre profil ne montre plus aux autres que votre prénom et vos initiales. Vous pouvez faire une réclamation.",
      content_stays_hidden: "Votre profil reste masqué.",
      content_restored: "Les autres voient de nouveau votre profil.",
    },
    followUp: (lead, note) => (note ? `${lead} : ${note}` : lead),
    leadIsGone: "Ce lead n’existe plus.",
    eventIsGone: "Cet événement n’aura pas lieu.",
    somebody: "Une personne",
  }),
};

type Reader = Pick<UserItem, "userId" | "role" | "language" | "timezone">;

/** Returns the title and message of a notification in the reader's language and time zone. */
export function notificationText(
  reader: Reader,
  notice: Notice,
  subjects: Subjects,
): { title: string; message: string } {
  const { type } = notice;
  if (type === "team_message") return teamMessageText(reader.language, notice);
  if (type === "team_removed") return teamRemovedText(reader.language, notice, subjects);
  if (type === "project_deleted") return projectDeletedText(reader.language, notice, subjects);
  if (type === "project_request") return projectRequestText(reader.language, notice, subjects);
  if (type === "collaboration_request_message") return projectMessageText(reader, notice, subjects);
  if (isProjectRequestNews(type)) return projectRequestNewsText(reader, { ...notice, type }, subjects);
  if (isBillingNews(type)) return billingNewsText(reader.language, { ...notice, type });
  if (isHiredNews(type)) return hiredText(reader.language, { ...notice, type }, subjects);
  const event = subjects.liveTrainings.get(notice.relatedId);
  if (isEventNews(type)) return eventNewsText(reader, { ...notice, type }, event);
  return { title: texts[reader.language].titles[type], message: messageOf(reader, { ...notice, type }, subjects) };
}

const isOfReport = (type: Kind): type is OfReport => type.startsWith("report_");
const isOfContent = (type: Kind): type is OfContent => type.startsWith("content_");
function messageOf(
  reader: Reader,
  { type, relatedId, actorId = 0 }: Omit<Notice, "type"> & { type: Exclude<Kind, News> },
  subjects: Subjects,
): string {
  const said = texts[reader.language];
  if (type === "crm_followup") {
    const lead = subjects.leads.get(relatedId);
    return lead ? said.followUp(`${lead.name}, ${lead.company}`, lead.note) : said.leadIsGone;
  }
  if (type === "event_reminder") return reminderText(reader, subjects.liveTrainings.get(relatedId));
  if (isOfReport(type)) return said.ofReport[type];
  const person = subjects.people.get(actorId);
  const isProject = isAboutProject(reader, person);
  const about = aboutPost(reader.language, subjects.posts.get(relatedId), { isProject });
  if (isOfContent(type)) return relatedId === reader.userId ? said.ofProfile[type] : said.ofContent[type](about);
  return said.of[type](person?.name ?? said.somebody, about);
}

/** Businesses publish projects only. */
const isAboutProject = ({ role }: Reader, person: { isBusiness: boolean } | undefined): boolean =>
  role === "business" || person?.isBusiness === true;

function reminderText({ language, timezone }: Reader, event: ReturnType<Subjects["liveTrainings"]["get"]>): string {
  if (!event || event.isCalledOff) return texts[language].eventIsGone;
  return `${event.title}, ${fullMomentText(new Date(event.startsAt), language, timezone)}`;
}
