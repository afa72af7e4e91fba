import type { Texts } from "../areas.ts";

export default {
  title: "Messages",
  with: (name) => `Messages avec ${name}`,
  unread: (count) => (count === 1 ? "1 nouveau" : `${count} nouveaux`),
  lastAt: (count, age) => (count === 1 ? `1 message, ${age}` : `${count} messages, dernier ${age}`),
  isNew: "Nouveau",
  you: "Vous",
  justNow: "à l’instant",
  sending: "envoi en cours…",
  loading: "Chargement des messages…",
  failed: "Les messages n’ont pas pu être chargés",
  older: "Afficher les messages plus anciens",
  olderFailed: "Les messages plus anciens n’ont pas pu être chargés.",
  empty: "Aucun message pour l’instant. Réglez ici tout le reste, sans quitter la plateforme.",
  field: (name) => `Message à ${name}`,
  fieldOfCompany: "Toute votre équipe peut lire cet échange.",
  keys: "Ctrl ou ⌘ et Entrée envoient le message.",
  send: "Envoyer le message",
  sendFailed: "Le message n’a pas été envoyé.",
  full: "Cette demande compte déjà 100 messages. Il n’est pas possible d’en ajouter.",
} satisfies Texts["request-messages"];
