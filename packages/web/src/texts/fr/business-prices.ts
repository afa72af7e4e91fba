import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const price = wholeAmountText("fr", businessSupportCents);

const texts: Texts["business-prices"] = {
  documentTitle: "Tarifs pour les entreprises",
  metaDescription: `Accompagnement des entreprises sur LinkedIn à partir de ${price} par mois : ce qui est compris, à qui il convient et comment obtenir votre code d’inscription.`,
  hero: {
    kicker: "Tarifs pour les entreprises",
    title: "Ce que coûte notre accompagnement",
    lead: `L’accompagnement commence à ${price} par mois. Son prix dans votre cas dépend du nombre de personnes qui vendent chez vous et de l’étroitesse de notre collaboration.`,
    terms:
      "L’étendue, la durée et le prix définitif figurent dans la proposition que vous recevez après l’entretien stratégique.",
    toCode: "Obtenir le code d’inscription",
  },
  included: {
    title: "Compris",
    points: [
      "Un conseil personnel sur vos cas en cours",
      "Une stratégie de vente avec groupes cibles et messages",
      "Des sessions de suivi où nous examinons vos chiffres",
      "L’accès à la plateforme pour une équipe de dix membres au plus",
      "La recherche de freelances pour vos projets",
    ],
  },
  fit: {
    title: "À qui l’accompagnement convient",
    lead: "Après l’entretien stratégique, nous vous disons si nous sommes le bon partenaire. Ces points vous en donnent une première idée.",
    yes: {
      title: "Il convient si vous …",
      points: [
        "vendez à d’autres entreprises des prestations qui demandent des explications,",
        "avez au moins une personne qui dispose régulièrement de temps pour échanger sur LinkedIn,",
        "souhaitez noter des chiffres et en tirer des conséquences.",
      ],
    },
    no: {
      title: "Il ne convient pas si vous …",
      points: [
        "souhaitez envoyer automatiquement des messages en grand nombre,",
        "souhaitez déléguer entièrement la vente,",
        "avez besoin de commandes en quelques jours.",
      ],
    },
  },
  code: {
    title: "Comment obtenir votre code d’inscription",
    lead: "Un compte d’entreprise se crée avec un code. Nous vous le remettons en personne, et non par un formulaire.",
    steps: [
      {
        title: "Convenir d’un entretien",
        text: "Choisissez une date ci-dessous. Si aucune n’est disponible, demandez-y l’entretien : qui vous souhaitez atteindre et quand vous êtes disponible.",
      },
      {
        title: "Examiner la proposition",
        text: "Après l’entretien, vous recevez l’étendue et le prix. Rien n’est facturé avant votre accord.",
      },
      {
        title: "Utiliser le code",
        text: "Une fois votre accord donné, vous recevez le code. Saisissez-le lors de l’inscription, puis confirmez votre adresse e-mail.",
      },
    ],
    colleagues:
      "Les autres personnes n’ont pas besoin de code. Après vous être connecté, vous les invitez par e-mail dans votre équipe.",
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
        answer: "La proposition indique le prix hors TVA et TVA comprise. Elle ne vaut qu’après votre accord.",
      },
      {
        question: "Pour combien de temps nous engageons-nous ?",
        answer:
          "Nous convenons de la durée et de la résiliation avant de commencer. Les deux figurent dans la proposition.",
      },
      {
        question: "Chaque membre de l’équipe a-t-il besoin d’un compte ?",
        answer:
          "Oui, chacun se connecte avec sa propre adresse. Les chiffres et les enseignements appartiennent à l’entreprise commune.",
      },
      {
        question: "Nous avons perdu notre code. Que faire ?",
        answer:
          "Écrivez-nous en indiquant l’adresse à laquelle la proposition a été envoyée. Nos coordonnées figurent dans les mentions légales.",
      },
      {
        question: "La plateforme envoie-t-elle des messages sur LinkedIn ?",
        answer: "Non. Votre équipe écrit elle-même, et la plateforme note ce que deviennent les messages.",
      },
    ],
  },
};

export default texts;
