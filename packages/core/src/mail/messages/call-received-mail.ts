import { fullMomentText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent } from "../layout.ts";
import { unlinked } from "../unlinked.ts";

interface Received {
  name: string;
  company: string;
  at: Date;
}

const texts = {
  de: (name: string, company: string, moment: string) => ({
    heading: "Ihre Anfrage ist bei uns",
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `am ${moment} haben Sie ein Strategiegespräch für ${company} angefragt. Danke dafür.`,
      "Unser Support antwortet an diese Adresse und schlägt Ihnen Termine vor. Nach dem Gespräch erhalten Sie einen Vorschlag mit Umfang und Preis. Bis zu Ihrer Zusage entstehen keine Kosten.",
      "Wenn Sie nichts angefragt haben, hat jemand Ihre Adresse eingegeben. Sie brauchen dann nichts zu tun.",
    ],
  }),
  en: (name: string, company: string, moment: string) => ({
    heading: "We have your request",
    greeting: `Hello ${name},`,
    paragraphs: [
      `On ${moment} you requested a strategy call for ${company}. Thank you.`,
      "Our support team will reply to this address and suggest times. After the call, we send you a proposal with scope and price. There are no costs until you accept it.",
      "If you did not request anything, somebody entered your address. There is nothing for you to do.",
    ],
  }),
  fr: (name: string, company: string, moment: string) => ({
    heading: "Nous avons reçu votre demande",
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Le ${moment}, vous avez demandé un entretien stratégique pour ${company}. Merci.`,
      "Notre assistance répond à cette adresse et vous propose des dates. Après l’entretien, vous recevez une proposition avec son étendue et son prix. Rien n’est dû tant que vous ne l’avez pas acceptée.",
      "Si vous n’avez rien demandé, quelqu’un a saisi votre adresse. Vous n’avez rien à faire.",
    ],
  }),
} satisfies Record<Language, unknown>;

/**
 * Renders the confirmation of a request for a strategy call. Of what was entered it repeats only the name and the
 * company, because anybody can enter a stranger's address.
 */
export const callReceivedMail = (config: Config, language: Language, { name, company, at }: Received): MailContent =>
  layOutMail(config, {
    language,
    workspace: "linkedpotential",
    isToBusiness: true,
    ...texts[language](unlinked(name), unlinked(company), fullMomentText(at, language, "Europe/Berlin")),
  });
