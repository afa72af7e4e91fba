import type { Language } from "@linkedpotential/contract/user/schema";
import { absenceNotes, type Said } from "./live-training-change-texts.ts";

export type LiveTrainingTopic =
  | "registered"
  | "offered"
  | "changed"
  | "called-off"
  | "removed"
  | "message"
  | "in-a-day"
  | "in-an-hour";
/** Topics that have texts of their own; a message brings its text along. */
export type AnnouncedTopic = Exclude<LiveTrainingTopic, "message">;

interface Texts {
  greeting: (name: string) => string;
  start: (start: string) => string;
  before: (before: string) => string;
  facts: (duration: string, instructor: string) => string[];
  link: (link: string) => string;
  meeting: string;
  events: string;
  seat: string;
  kinds: Record<Exclude<AnnouncedTopic, "changed">, Said>;
}

export const liveTrainingTexts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    start: (start) => `Beginn: ${start}`,
    before: (before) => `Bisher: ${before}`,
    facts: (duration, instructor) => [`Dauer: ${duration}`, `Mit: ${instructor}`],
    link: (link) => `Meeting-Link: ${link}`,
    meeting: "Zum Meeting",
    events: "Live-Events öffnen",
    seat: "Platz annehmen oder abgeben",
    kinds: {
      registered: {
        heading: (title) => `Platz reserviert: ${title}`,
        news: () => "Sie sind angemeldet. Die Kalenderdatei liegt bei.",
        note: absenceNotes.de,
        button: "meeting",
      },
      offered: {
        heading: (title) => `Ein Platz ist frei: ${title}`,
        news: (until) =>
          `Sie sind nachgerückt. Nehmen Sie den Platz bitte bis ${until} an. Sonst geht er an die nächste Person der Warteliste.`,
        button: "seat",
      },
      "called-off": {
        heading: (title) => `Abgesagt: ${title}`,
        news: () => "dieses Event findet nicht statt.",
        note: "Wenn es in Ihrem Kalender steht, entfernt die beigefügte Datei den Eintrag.",
        button: "events",
      },
      removed: {
        heading: (title) => `Abgemeldet: ${title}`,
        news: () => "unser Team hat Sie von diesem Event abgemeldet. Ihr Platz geht an jemand anderen.",
        note: "Die beigefügte Datei entfernt das Event aus Ihrem Kalender.",
        button: "events",
      },
      "in-a-day": {
        heading: (title, { weekday, time }) => `${weekday} um ${time}: ${title}`,
        news: () => "Ihr Live-Event beginnt in den nächsten 24 Stunden. Die Kalenderdatei liegt bei.",
        note: absenceNotes.de,
        button: "meeting",
      },
      "in-an-hour": {
        heading: (title, { time }) => `Um ${time} geht es los: ${title}`,
        news: () => "Ihr Live-Event beginnt in der nächsten Stunde. Die Kalenderdatei liegt bei.",
        button: "meeting",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    start: (start) => `Start: ${start}`,
    before: (before) => `Previously: ${before}`,
    facts: (duration, instructor) => [`Duration: ${duration}`, `With: ${instructor}`],
    link: (link) => `Meeting link: ${link}`,
    meeting: "Join the meeting",
    events: "Open live events",
    seat: "Accept or decline the seat",
    kinds: {
      registered: {
        heading: (title) => `Seat reserved: ${title}`,
        news: () => "You are registered. The calendar file is attached.",
        note: absenceNotes.en,
        button: "meeting",
      },
      offered: {
        heading: (title) => `A seat is free: ${title}`,
        news: (until) =>
          `You have moved up from the waiting list. Please accept the seat by ${until}. Otherwise it goes to the next person on the list.`,
        button: "seat",
      },
      "called-off": {
        heading: (title) => `Canceled: ${title}`,
        news: () => "This event will not take place.",
        note: "If it is in your calendar, the attached file removes it.",
        button: "events",
      },
      removed: {
        heading: (title) => `Registration withdrawn: ${title}`,
        news: () => "Our team has withdrawn your registration for this event. Your seat goes to somebody else.",
        note: "The attached file removes the event from your calendar.",
        button: "events",
      },
      "in-a-day": {
        heading: (title, { weekday, time }) => `${weekday} at ${time}: ${title}`,
        news: () => "Your live event starts within the next 24 hours. The calendar file is attached.",
        note: absenceNotes.en,
        button: "meeting",
      },
      "in-an-hour": {
        heading: (title, { time }) => `Starts at ${time}: ${title}`,
        news: () => "Your live event starts within the next hour. The calendar file is attached.",
        button: "meeting",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    start: (start) => `Début : ${start}`,
    before: (before) => `Auparavant : ${before}`,
    facts: (duration, instructor) => [`Durée : ${duration}`, `Avec : ${instructor}`],
    link: (link) => `Lien de la réunion : ${link}`,
    meeting: "Rejoindre la réunion",
    events: "Ouvrir les événements",
    seat: "Accepter ou céder la place",
    kinds: {
      registered: {
        heading: (title) => `Place réservée : ${title}`,
        news: () => "Votre inscription est enregistrée. Le fichier de calendrier est joint.",
        note: absenceNotes.fr,
        button: "meeting",
      },
      offered: {
        heading: (title) => `Une place est libre : ${title}`,
        news: (until) =>
          `Une place s’est libérée pour vous. Veuillez l’accepter avant le ${until}. Sinon, elle revient à la personne suivante de la liste d’attente.`,
        button: "seat",
      },
      "called-off": {
        heading: (title) => `Annulé : ${title}`,
        news: () => "Cet événement n’aura pas lieu.",
        note: "S’il figure dans votre calendrier, le fichier joint l’en retire.",
        button: "events",
      },
      removed: {
        heading: (title) => `Inscription annulée : ${title}`,
        news: () =>
          "Notre équipe a annulé votre inscription à cet événement. Votre place revient à une autre personne.",
        note: "Le fichier joint retire l’événement de votre calendrier.",
        button: "events",
      },
      "in-a-day": {
        heading: (title, { weekday, time }) => `${capitalized(weekday)} à ${time} : ${title}`,
        news: () => "Votre événement commence dans les prochaines 24 heures. Le fichier de calendrier est joint.",
        note: absenceNotes.fr,
        button: "meeting",
      },
      "in-an-hour": {
        heading: (title, { time }) => `Début à ${time} : ${title}`,
        news: () => "Votre événement commence dans l’heure. Le fichier de calendrier est joint.",
        button: "meeting",
      },
    },
  },
};

function capitalized(text: string): string {
  const [first = ""] = text;
  return `${first.toLocaleUpperCase()}${text.slice(first.length)}`;
}
