import type { Language } from "@linkedpotential/contract/user/schema";

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

interface Said {
  heading: (title: string) => string;
  news: (until: string) => string;
  note?: string;
  button: "meeting" | "events" | "seat";
}

interface Texts {
  greeting: (name: string) => string;
  facts: (start: string, duration: string, instructor: string) => string;
  meeting: string;
  events: string;
  seat: string;
  moved: (before: string) => string;
  linkChanged: (before: string) => string;
  kinds: Record<AnnouncedTopic, Said>;
}

export const liveTrainingTexts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    facts: (start, duration, instructor) => `Beginn: ${start}\nDauer: ${duration}\nMit: ${instructor}`,
    meeting: "Zum Meeting",
    events: "Live-Events öffnen",
    seat: "Platz annehmen oder abgeben",
    moved: (before) => `Bisher: ${before}`,
    linkChanged: (before) => `Der Meeting-Link ist neu. Bisher: ${before}`,
    kinds: {
      registered: {
        heading: (title) => `Ihr Platz ist reserviert: ${title}`,
        news: () => "Sie sind angemeldet. Die Kalenderdatei liegt bei.",
        note: "Sie können nicht dabei sein? Sagen Sie unter „Live-Events“ ab, dann rückt jemand nach.",
        button: "meeting",
      },
      offered: {
        heading: (title) => `Ein Platz ist frei geworden: ${title}`,
        news: (until) =>
          `Sie sind nachgerückt. Der Platz ist bis ${until} für Sie reserviert: Nehmen Sie ihn bis dahin an.`,
        note: "Ohne Antwort geht der Platz danach an die nächste Person der Warteliste.",
        button: "seat",
      },
      changed: {
        heading: (title) => `Geändert: ${title}`,
        news: () =>
          "Zeit oder Link dieses Events sind neu. Ihr Platz bleibt reserviert, die neue Kalenderdatei liegt bei.",
        note: "Der neue Termin passt nicht? Sagen Sie unter „Live-Events“ ab, dann rückt jemand nach.",
        button: "meeting",
      },
      "called-off": {
        heading: (title) => `Abgesagt: ${title}`,
        news: () => "Dieses Event findet nicht statt.",
        note: "Steht es in Ihrem Kalender? Die Datei im Anhang streicht es dort.",
        button: "events",
      },
      removed: {
        heading: (title) => `Abgemeldet: ${title}`,
        news: () => "Das Team hat Sie von diesem Event abgemeldet. Ihr Platz ist an andere vergeben.",
        note: "Fragen dazu? Antworten Sie auf diese E-Mail. Die Datei im Anhang streicht das Event aus Ihrem Kalender.",
        button: "events",
      },
      "in-a-day": {
        heading: (title) => `Erinnerung: ${title}`,
        news: () => "Ihr Live-Event beginnt in den nächsten 24 Stunden. Die Kalenderdatei liegt bei.",
        note: "Sie können nicht dabei sein? Sagen Sie unter „Live-Events“ ab, dann rückt jemand nach.",
        button: "meeting",
      },
      "in-an-hour": {
        heading: (title) => `Gleich geht es los: ${title}`,
        news: () => "Ihr Live-Event beginnt in der nächsten Stunde. Die Kalenderdatei liegt bei.",
        button: "meeting",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    facts: (start, duration, instructor) => `Start: ${start}\nDuration: ${duration}\nWith: ${instructor}`,
    meeting: "Join the meeting",
    events: "Open live events",
    seat: "Take or give up the seat",
    moved: (before) => `Before: ${before}`,
    linkChanged: (before) => `The meeting link is new. Before: ${before}`,
    kinds: {
      registered: {
        heading: (title) => `Your seat is reserved: ${title}`,
        news: () => "You are registered. The calendar file is attached.",
        note: "Can’t make it? Please cancel under “Live events” so that somebody else can move up.",
        button: "meeting",
      },
      offered: {
        heading: (title) => `A seat has become available: ${title}`,
        news: (until) =>
          `You have moved up from the waiting list. The seat is reserved for you until ${until}: please accept it by then.`,
        note: "If we do not hear from you, the seat goes to the next person on the waiting list.",
        button: "seat",
      },
      changed: {
        heading: (title) => `Changed: ${title}`,
        news: () => "This event has a new time or link. Your seat stays reserved; the new calendar file is attached.",
        note: "The new time does not suit you? Please cancel under “Live events” so that somebody else can move up.",
        button: "meeting",
      },
      "called-off": {
        heading: (title) => `Cancelled: ${title}`,
        news: () => "This event will not take place.",
        note: "Is it in your calendar? The attached file removes it.",
        button: "events",
      },
      removed: {
        heading: (title) => `Registration withdrawn: ${title}`,
        news: () => "Our team has withdrawn your registration for this event. Your seat goes to somebody else.",
        note: "Any questions? Reply to this e-mail. The attached file removes the event from your calendar.",
        button: "events",
      },
      "in-a-day": {
        heading: (title) => `Reminder: ${title}`,
        news: () => "Your live event starts within the next 24 hours. The calendar file is attached.",
        note: "Can’t make it? Please cancel under “Live events” so that somebody else can move up.",
        button: "meeting",
      },
      "in-an-hour": {
        heading: (title) => `Starting soon: ${title}`,
        news: () => "Your live event starts within the next hour. The calendar file is attached.",
        button: "meeting",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    facts: (start, duration, instructor) => `Début : ${start}\nDurée : ${duration}\nAvec : ${instructor}`,
    meeting: "Rejoindre la réunion",
    events: "Ouvrir les événements en direct",
    seat: "Prendre ou céder la place",
    moved: (before) => `Auparavant : ${before}`,
    linkChanged: (before) => `Le lien de la réunion est nouveau. Auparavant : ${before}`,
    kinds: {
      registered: {
        heading: (title) => `Votre place est réservée : ${title}`,
        news: () => "Votre inscription est confirmée. Le fichier de calendrier est joint à ce message.",
        note: "Vous avez un empêchement ? Annulez sous « Événements en direct » : une autre personne aura la place.",
        button: "meeting",
      },
      offered: {
        heading: (title) => `Une place s’est libérée : ${title}`,
        news: (until) => `Une place vous est réservée jusqu’au ${until} : acceptez-la d’ici là.`,
        note: "Sans réponse, la place revient ensuite à la personne suivante de la liste d’attente.",
        button: "seat",
      },
      changed: {
        heading: (title) => `Modifié : ${title}`,
        news: () =>
          "L’heure ou le lien de cet événement a changé. Votre place reste réservée, le nouveau fichier de calendrier est joint.",
        note: "La nouvelle date ne vous convient pas ? Annulez sous « Événements en direct » : une autre personne aura la place.",
        button: "meeting",
      },
      "called-off": {
        heading: (title) => `Annulé : ${title}`,
        news: () => "Cet événement n’aura pas lieu.",
        note: "Il figure dans votre calendrier ? Le fichier joint l’en retire.",
        button: "events",
      },
      removed: {
        heading: (title) => `Désinscription : ${title}`,
        news: () => "Notre équipe vous a désinscrit de cet événement. Votre place revient à une autre personne.",
        note: "Une question ? Répondez à cet e-mail. Le fichier joint retire l’événement de votre calendrier.",
        button: "events",
      },
      "in-a-day": {
        heading: (title) => `Rappel : ${title}`,
        news: () => "Votre événement commence dans les prochaines 24 heures. Le fichier de calendrier est joint.",
        note: "Vous avez un empêchement ? Annulez sous « Événements en direct » : une autre personne aura la place.",
        button: "meeting",
      },
      "in-an-hour": {
        heading: (title) => `Ça commence bientôt : ${title}`,
        news: () => "Votre événement commence dans l’heure. Le fichier de calendrier est joint.",
        button: "meeting",
      },
    },
  },
};
