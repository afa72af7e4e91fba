import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { businessDashboardLink, dashboardLink } from "../../link-to.ts";

const frames = {
  de: { heading: "Ihr Konto ist bereit", greeting: "Guten Tag" },
  en: { heading: "Your account is ready", greeting: "Hello" },
  fr: { heading: "Votre compte est prêt", greeting: "Bonjour" },
} satisfies Record<Language, unknown>;

interface Start {
  /** The one step that we recommend, and the label of its button. */
  step: string;
  button: string;
  others: string;
  /** Labels of the links to other places to start, in the order of `otherPlaces`. */
  labels: [string, string, string];
}

const starts: Record<Language, Record<Role, Start>> = {
  de: {
    freelancer: {
      step: "Ihre E-Mail-Adresse ist bestätigt. Beginnen Sie mit einem Menschen, der Ihre Arbeit schon kennt, etwa aus Ihrem letzten Projekt. Legen Sie ihn als Lead an und wählen Sie ein Datum für das Follow-up. An diesem Tag erinnern wir Sie morgens mit einer E-Mail.",
      button: "Ersten Lead anlegen",
      others: "Das können Sie auch tun:",
      labels: ["Kontakte aus LinkedIn importieren", "Einen Weg zum Projekt wählen", "Live-Events ansehen"],
    },
    business: {
      step: "Ihre E-Mail-Adresse ist bestätigt. Tragen Sie unter „KPIs“ ein, was Ihr Team heute erreicht hat. Nach etwa einer Woche sehen Sie in der Übersicht, bei welcher Zielgruppe sich die Arbeit lohnt.",
      button: "Arbeitstag eintragen",
      others: "Das können Sie auch tun:",
      labels: ["Übersicht ansehen", "Guides lesen", "Freelancer finden"],
    },
  },
  en: {
    freelancer: {
      step: "Your e-mail address is confirmed. Begin with somebody who already knows your work, perhaps from your last project. Add them as a lead and pick a follow-up date. We will remind you by e-mail that morning.",
      button: "Add your first lead",
      others: "You can also:",
      labels: ["Import contacts from LinkedIn", "Choose a path to a project", "Browse live events"],
    },
    business: {
      step: "Your e-mail address is confirmed. Go to “KPIs” and enter what your team achieved today. After about a week, the overview shows which target group is worth the effort.",
      button: "Enter a working day",
      others: "You can also:",
      labels: ["See the overview", "Read the guides", "Find freelancers"],
    },
  },
  fr: withFrenchSpacing({
    freelancer: {
      step: "Votre adresse e-mail est confirmée. Commencez par une personne qui connaît déjà votre travail, par exemple grâce à votre dernier projet. Ajoutez-la comme lead et choisissez une date de relance. Ce matin-là, nous vous enverrons un rappel par e-mail.",
      button: "Ajouter un premier lead",
      others: "Vous pouvez aussi :",
      labels: ["Importer vos contacts LinkedIn", "Choisir un parcours", "Voir les événements"],
    },
    business: {
      step: "Votre adresse e-mail est confirmée. Saisissez sous « KPI » ce que votre équipe a obtenu aujourd’hui. Au bout d’une semaine environ, l’aperçu montre quelle cible mérite vos efforts.",
      button: "Saisir un jour ouvré",
      others: "Vous pouvez aussi :",
      labels: ["Voir l’aperçu", "Lire les guides", "Trouver des freelances"],
    },
  }),
};

interface Newcomer {
  name: string;
  role: Role;
}

export function welcomeMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  { name, role }: Newcomer,
): MailContent {
  const { heading, greeting } = frames[language];
  const { step, button, others, labels } = starts[language][role];
  const [href, ...otherPlaces] = placesOf(config, workspace, role);
  return layOutMail(config, {
    ...{ language, workspace, heading },
    greeting: `${greeting} ${name},`,
    paragraphs: [step],
    button: { label: button, href },
    note: { text: others, links: [otherPlaces.map((place, index) => ({ label: labels[index] ?? "", href: place }))] },
  });
}

type Places = [step: string, ...others: [string, string, string]];

function placesOf(config: Config, workspace: Workspace, role: Role): Places {
  if (role === "business") {
    const tab = (name: string) => businessDashboardLink(config, name);
    return [tab("kpis"), tab("overview"), tab("guides"), tab("crm")];
  }
  const section = (name: string, details?: Record<string, string>) =>
    dashboardLink(config, workspace, { section: name, ...(details && { details }) });
  return [
    section("leads", { lead: "new" }),
    section("leads", { import: "1" }),
    section("templates", { category: "engagement" }),
    section("trainings2"),
  ];
}
