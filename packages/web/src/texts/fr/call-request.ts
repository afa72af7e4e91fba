import type { Texts } from "../areas.ts";

const texts: Texts["call-request"] = {
  title: "Demander un entretien stratégique",
  lead: "Dites-nous ce qui vous amène et quand vous êtes disponible. Aucun compte n’est nécessaire.",
  name: "Votre nom",
  company: "Entreprise",
  email: "Adresse e-mail",
  emailHint: "Nous y enverrons nos propositions de rendez-vous.",
  message: "De quoi souhaitez-vous parler ?",
  messageHint: "Par exemple, qui vous souhaitez atteindre et quels jours vous conviennent.",
  consent: "J’accepte que vous utilisiez mes informations pour répondre à ma demande.",
  privacy: "Comment nous traitons vos informations",
  send: "Envoyer la demande",
  done: "Nous avons reçu votre demande",
  steps: (email) => [
    `Nous vous répondons à l’adresse ${email} et vous proposons des dates.`,
    "Après l’entretien, vous recevez une proposition qui précise le périmètre et le prix.",
    "Si vous l’acceptez, vous recevez le code d’inscription pour votre compte.",
  ],
  back: "Retour aux tarifs",
};

export default texts;
