import type { Texts } from "../areas.ts";

export default {
  title: "Messages",
  with: (name) => `Messages avec ${name}`,
  unread: (count) => (count === 1 ? "1 nouveau" : `${count} nouveaux`),
  lastAt: (count, age) => (count === 1 ? `1 message, ${age}` : `${count} messages, dernier ${age}`),
  draft: "Brouillon",
  openingWith: (name) => `Demande et réponse : ${name}`,
  kinds: { request: "Demande", acceptance: "Acceptation", rejection: "Refus" },
  progress: {
    of: (name) => `État de la demande : ${name}`,
    choose: "Choisir un état",
    states: { talking: "En discussion", offered: "Offre reçue", hired: "Mission confiée", ended: "Sans suite" },
    setByYou: (age) => `Choisi par vous, ${age}`,
    setBy: (name, age) => `Choisi par ${name}, ${age}`,
    failed: "L’état n’a pas pu être enregistré.",
  },
  isNew: "Nouveau",
  you: "Vous",
  justNow: "à l’instant",
  sending: "envoi en cours…",
  loading: "Chargement des messages…",
  failed: "Les messages n’ont pas pu être chargés",
  older: "Afficher les messages plus anciens",
  olderFailed: "Les messages plus anciens n’ont pas pu être chargés.",
  empty: "Réglez ici tout le reste, sans quitter la plateforme.",
  field: (name) => `Message à ${name}`,
  fieldOfCompany: "Toute votre équipe peut lire cet échange.",
  keys: "Ctrl ou ⌘ et Entrée envoient le message.",
  send: "Envoyer le message",
  sendFailed: "Le message n’a pas été envoyé.",
  starters: {
    label: "Commencer un message",
    ofCompany: [
      {
        name: "Fixer un rendez-vous",
        text: "Un court échange, en vidéo ou par téléphone, vous conviendrait-il ? Par exemple : ",
      },
      {
        name: "Demander un devis",
        text: "Merci de nous envoyer un devis avec l’étendue, le prix et la date de début au plus tôt.",
      },
      { name: "Décliner", text: "Merci pour le temps consacré. Cette fois, nous avons fait un autre choix." },
    ],
    ofFreelancer: [
      {
        name: "Fixer un rendez-vous",
        text: "Un court échange, en vidéo ou par téléphone, vous conviendrait-il ? Par exemple : ",
      },
      {
        name: "Poser une question",
        text: "Pour que mon devis vous convienne : pour quand vous faut-il le résultat, et quel budget est prévu ?",
      },
      { name: "Envoyer un devis", text: "Mon devis :\nÉtendue : \nPrix : \nDébut au plus tôt : " },
    ],
  },
  full: "Cette demande compte déjà 100 messages. Il n’est pas possible d’en ajouter.",
} satisfies Texts["request-messages"];
