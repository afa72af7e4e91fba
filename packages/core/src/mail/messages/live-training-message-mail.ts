import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent } from "../layout.ts";
import { dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { shortened, subjectMax } from "../subject.ts";

const texts = {
  de: {
    greeting: (name: string) => `Guten Tag ${name},`,
    about: (title: string, start: string) =>
      `Diese Nachricht schickt Ihnen unser Team zum Live-Event „${title}“, ${start}.`,
    button: "Live-Events öffnen",
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    about: (title: string, start: string) =>
      `Our team is sending you this message about the live event “${title}”, ${start}.`,
    button: "Open live events",
  },
  fr: withFrenchSpacing({
    greeting: (name: string) => `Bonjour ${name},`,
    about: (title: string, start: string) =>
      `Notre équipe vous envoie ce message au sujet de l’événement « ${title} », ${start}.`,
    button: "Ouvrir les événements",
  }),
} satisfies Record<Language, object>;

interface Event {
  liveTrainingId: number;
  title: string;
  startsAt: string;
}

/** Renders a message of an admin to a participant. The message is in the language in which the admin wrote it. */
export function liveTrainingMessageMail(
  config: Config,
  recipient: Recipient & { timezone: string },
  { liveTrainingId, title, startsAt }: Event,
  { subject, text }: { subject: string; text: string },
): MailContent {
  const { language, timezone, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { greeting, about, button } = texts[language];
  const start = fullMomentText(new Date(startsAt), language, timezone);
  const details = { event: String(liveTrainingId) };
  return layOutMail(config, {
    language,
    workspace,
    subject: shortened(subject, subjectMax),
    heading: subject,
    greeting: greeting(name),
    paragraphs: [text, about(title, start)],
    button: { label: button, href: dashboardLink(config, workspace, { section: "trainings2", details }) },
  });
}
