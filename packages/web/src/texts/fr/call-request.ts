import type { Texts } from "../areas.ts";

const texts: Texts["call-request"] = {
  title: "Demander un entretien stratégique",
  lead: "Écrivez-nous de quoi il s’agit et quand cela vous convient. Aucun compte n’est nécessaire.",
  name: "Votre nom",
  company: "Entreprise",
  email: "Adresse e-mail",
  emailHint: "Nos propositions de rendez-vous y seront envoyées.",
  message: "De quoi souhaitez-vous parler ?",
  messageHint: "Par exemple qui vous souhaitez atteindre et quels jours vous conviennent.",
  consent: "J’accepte que vous utilisiez mes informations pour répondre à ma demande.",
  privacy: "Comment nous traitons vos informations",
  send: "Envoyer la demande",
  done: "Nous avons reçu votre demande",
  steps: (email) => [
    `Nous vous répondons à l’adresse ${email} et vous proposons des dates.`,
    "Après l’entretien, vous recevez une proposition avec l’étendue et le prix.",
    "Si vous l’acceptez, vous obtenez le code d’inscription pour votre compte.",
  ],
  back: "Retour aux tarifs",
};

export default texts;
