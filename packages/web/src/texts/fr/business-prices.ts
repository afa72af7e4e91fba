import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const price = wholeAmountText("fr", businessSupportCents);

const texts: Texts["business-prices"] = {
  documentTitle: "Tarifs pour les entreprises",
  metaDescription: `Accompagnement des entreprises sur LinkedIn à partir de ${price} par mois : ce qui est compris, à qui il convient et comment obtenir votre code d’inscription.`,
  hero: {
    kicker: "Tarifs pour les entreprises",
    title: "Ce que coûte notre accompagnement",
    lead: `L’accompagnement commence à ${price} par mois, hors TVA. Son prix dépend du nombre de personnes qui vendent chez vous et de l’intensité de notre travail commun.`,
    terms:
      "Le contenu, la durée et le prix définitif figurent dans la proposition envoyée après l’entretien stratégique.",
    toCode: "Obtenir le code d’inscription",
  },
  included: {
    title: "Compris",
    points: [
      "Un conseil personnel sur vos cas en cours",
      "Une stratégie de vente avec des cibles et des messages",
      "Des sessions de suivi pour examiner vos chiffres ensemble",
      "L’accès à la plateforme pour une équipe de 10 membres au plus",
      "La recherche de freelances pour vos projets",
    ],
  },
  fit: {
    title: "À qui l’accompagnement convient",
    lead: "Après l’entretien stratégique, nous vous disons si nous sommes le bon partenaire. Ces points vous en donnent une première idée.",
    yes: {
      title: "Il convient si vous…",
      points: [
        "vendez à d’autres entreprises des prestations complexes,",
        "avez au moins une personne régulièrement disponible pour échanger sur LinkedIn,",
        "souhaitez suivre vos chiffres et agir en conséquence.",
      ],
    },
    no: {
      title: "Il ne convient pas si vous…",
      points: [
        "souhaitez envoyer des messages en masse et automatiquement,",
        "souhaitez déléguer entièrement la vente,",
        "avez besoin de contrats d’ici quelques jours.",
      ],
    },
  },
  code: {
    title: "Comment obtenir votre code d’inscription",
    lead: "Pour créer un compte d’entreprise, il faut un code. Nous vous le remettons personnellement, après un entretien.",
    call: {
      title: "Convenir d’un entretien",
      book: "Choisissez une date ci-dessous.",
      request:
        "Écrivez-nous qui vous souhaitez atteindre et quand vous êtes disponible. Nous vous proposerons ensuite des dates.",
    },
    steps: [
      {
        title: "Examiner la proposition",
        text: "Après l’entretien, vous recevez le contenu et le prix. Rien n’est facturé avant votre accord.",
      },
      {
        title: "Utiliser le code",
        text: "Une fois votre accord donné, vous recevez le code. Saisissez-le lors de l’inscription, puis confirmez votre adresse e-mail.",
      },
    ],
    colleagues: "Vos collègues n’ont pas besoin de code. Une fois connecté, vous les invitez par e-mail.",
  },
  questions: {
    title: "Questions fréquentes",
    list: [
      {
        question: "L’entretien stratégique nous engage-t-il ?",
        answer: "Non. Vous décidez ensuite si vous souhaitez une proposition.",
      },
      {
        question: "La TVA s’ajoute-t-elle ?",
        answer:
          "Oui, les prix pour les entreprises s’entendent hors TVA. La proposition indique le montant hors TVA et TTC.",
      },
      {
        question: "Quelle est la durée d’engagement ?",
        answer:
          "Nous fixons ensemble la durée et le préavis avant de commencer. Les deux figurent dans la proposition.",
      },
      {
        question: "Chaque membre de l’équipe a-t-il besoin d’un compte ?",
        answer:
          "Oui, chaque personne se connecte avec sa propre adresse. Les chiffres et les enseignements sont communs à toute l’entreprise.",
      },
      {
        question: "Nous avons perdu notre code. Que faire ?",
        answer:
          "Écrivez-nous en indiquant l’adresse à laquelle la proposition a été envoyée. Nos coordonnées figurent dans les mentions légales.",
      },
      {
        question: "La plateforme envoie-t-elle des messages sur LinkedIn ?",
        answer: "Non. Votre équipe écrit elle-même, et la plateforme garde la trace des résultats.",
      },
    ],
  },
};

export default texts;
