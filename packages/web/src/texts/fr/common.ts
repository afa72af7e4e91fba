import type { Texts } from "../areas.ts";

const texts: Texts["common"] = {
  fewMinutesAgo: "il y a quelques minutes",
  loading: "Chargement…",
  opening: "Ouverture…",
  retry: "Réessayer",
  close: "Fermer",
  cancel: "Annuler",
  save: "Enregistrer",
  delete: "Supprimer",
  back: "Retour",
  showAll: "Tout afficher",
  showLess: "Réduire",
  legal: {
    label: "Informations légales",
    language: "Langue",
    imprint: "Mentions légales",
    privacy: "Confidentialité",
    terms: "Conditions générales",
    processing: "Sous-traitance",
    withdrawalNotice: "Droit de rétractation",
    accessibility: "Accessibilité",
  },
  unsaved: {
    title: "Abandonner les modifications ?",
    description: "Vos saisies ne sont pas encore enregistrées.",
    discard: "Abandonner",
    stay: "Poursuivre la saisie",
  },
  offline: "Pas de connexion. Les modifications ne peuvent pas être enregistrées pour le moment.",
  undo: "Annuler",
  controlKey: "Ctrl",
  toasts: {
    region: "Messages",
    dismiss: "Fermer le message",
  },
  fields: {
    clear: "Effacer",
    openCalendar: "Ouvrir le calendrier",
    missingDay: (day) => `Le ${day} n’existe pas.`,
    today: "Aujourd’hui",
    showPassword: "Afficher le mot de passe",
    hidePassword: "Masquer le mot de passe",
    remove: "Retirer",
  },
  charts: { asTable: "Voir en tableau", asChart: "Voir en graphique" },
  pages: {
    label: "Pages",
    previous: "Page précédente",
    next: "Page suivante",
    position: (page, count) => `Page ${page} sur ${count}`,
  },
  errors: {
    title: "Erreur",
    unexpected: "Une erreur s’est produite. Veuillez réessayer plus tard.",
    offline: "Pas de connexion au serveur. Veuillez vérifier votre connexion Internet.",
    offlineForm: "Pas de connexion. Vos saisies sont conservées. Réessayez dès que vous serez de nouveau en ligne.",
    goneForm: "Votre saisie est toujours là. « Enregistrer » en fait une nouvelle entrée.",
    crashTitle: "Cette vue n’a pas pu être chargée",
    crashDescription: "Veuillez réessayer. Vos données enregistrées sont en sécurité.",
  },
  conflict: {
    form: "Ces informations ont été modifiées entre-temps dans une autre fenêtre ou sur un autre appareil. Enregistrer écrasera cette modification.",
    field: (value) => (value ? `Entre-temps remplacé par « ${value} ».` : "Modifié entre-temps."),
  },
  elsewhere: {
    freelancer: {
      title: "Cet espace est réservé aux comptes d’entreprise",
      description: "Vous êtes connecté avec un compte de freelance. Voici donc votre tableau de bord.",
    },
    business: {
      title: "Cette page est réservée aux comptes de freelance",
      description: "Vous êtes connecté avec un compte d’entreprise. Voici donc votre espace entreprise.",
    },
  },
  accountDeleted: {
    title: "Votre compte a été supprimé",
    description:
      "Vous êtes déconnecté partout. Dès que tout aura été effacé, nous vous le confirmerons par e-mail. Merci d’avoir été des nôtres.",
    elsewhere:
      "Vous êtes déconnecté partout. Dès que tout aura été effacé, nous vous le confirmerons par e-mail. Si notre équipe a supprimé le compte, cet e-mail en donne aussi le motif.",
    home: "Aller à l’accueil",
  },
  notFound: {
    documentTitle: "Page introuvable",
    title: "Page introuvable",
    description: "Cette adresse n’existe pas ou n’existe plus.",
    home: "Aller à l’accueil",
  },
  countedNews: (count) => (count === 1 ? "1 nouveau" : `${count} nouveaux`),
};

export default texts;
