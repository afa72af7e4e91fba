import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { businessDashboardLink, dashboardLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";
import { shortened, subjectMax } from "../../subject.ts";

const texts = {
  de: {
    greeting: (name: string) => `Guten Tag ${name},`,
    about: "Diese Nachricht schickt Ihnen unser Team zu Ihrem Konto.",
    button: "Zum Dashboard",
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    about: "Our team is sending you this message about your account.",
    button: "Go to the dashboard",
  },
  fr: {
    greeting: (name: string) => `Bonjour ${name},`,
    about: "Notre équipe vous envoie ce message au sujet de votre compte.",
    button: "Aller au tableau de bord",
  },
} satisfies Record<Language, object>;

/** Renders a message of an admin to one person. The message is in the language in which the admin wrote it. */
export function accountMessageMail(
  config: Config,
  recipient: Recipient & { role: Role },
  { subject, text }: { subject: string; text: string },
): MailContent {
  const { language, name, role } = recipient;
  const workspace = workspaceOf(recipient);
  const { greeting, about, button } = texts[language];
  const href =
    role === "business"
      ? businessDashboardLink(config, "overview")
      : dashboardLink(config, workspace, { section: "dashboard" });
  return layOutMail(config, {
    ...{ language, workspace, heading: subject, greeting: greeting(name) },
    subject: shortened(subject, subjectMax),
    paragraphs: [text, about],
    button: { label: button, href },
  });
}
