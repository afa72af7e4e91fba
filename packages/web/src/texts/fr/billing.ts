import type { Texts } from "../areas.ts";

const texts: Texts["billing"] = {
  title: "Mon abonnement et mes paiements",
  plans: {
    kostenlos: {
      name: "Gratuit",
      description: "Pour commencer, et pour celles et ceux qui suivent peu de prospects.",
      features: [
        "Jusqu’à 50 prospects",
        "Tâches, relances et événements en direct",
        "Formations, guides et modèles",
        "Suivi des KPI, import et export CSV",
      ],
      shared: [],
      limitations: ["Pas d’accès à la communauté"],
    },
    premium: {
      name: "Premium",
      description: "Pour les freelances qui décrochent des projets à plusieurs.",
      features: [
        "Accès à la communauté",
        "Publication de collaborations",
        "Prospects sans limite",
        "Assistance prioritaire",
      ],
      shared: ["KPI avancés", "Modèles premium", "Rappels de relance automatiques"],
      limitations: [],
    },
  },
  planCards: {
    label: "Formules",
    present: "Votre formule",
    perMonth: "par mois",
    withVat: "TVA comprise, résiliable chaque mois",
    always: "sans limite de durée ni coordonnées bancaires",
    shared: "Également compris, comme dans la formule gratuite :",
    includes: "Compris",
    lacks: "Non compris",
  },
  upgrade: {
    title: "Allez plus loin avec Premium",
    description:
      "Prospects sans limite et communauté pour des projets communs : 29 EUR par mois, résiliable à tout moment.",
    action: "Passer à Premium",
  },
  subscription: {
    title: "Abonnement actuel",
    loading: "Chargement de votre abonnement",
    failed: "Votre abonnement n’a pas pu être chargé",
    active: "Actif",
    inactive: "Inactif",
    price: "Prix",
    free: "0 EUR",
    monthly: "29 EUR par mois, TVA comprise",
    next: "Prochain paiement",
    paidUntil: "Payé jusqu’au",
    card: "Carte",
    cardOf: (brand, last4) => `${brand} •••• ${last4}`,
    granted: "Premium est activé pour votre compte, sans abonnement ni paiement.",
    cancelled: (date) =>
      `Résilié : Premium prend fin le ${date}. Ensuite, la formule gratuite s’applique et vos données sont conservées.`,
    pastDue: {
      title: "Le dernier paiement a échoué",
      text: (date) =>
        `Premium reste actif jusqu’au ${date}. Nous réessaierons de débiter la carte : assurez-vous qu’elle est approvisionnée ou validez le paiement auprès de votre banque.`,
      otherCard: (date) =>
        `Pour débiter une autre carte, écrivez-nous via « Aide et assistance » ou souscrivez de nouveau à Premium après le ${date}.`,
    },
    over: (date) => `Premium a pris fin le ${date}. Vos données ont été conservées.`,
  },
  cancel: {
    open: "Résilier l’abonnement",
    title: "Résilier Premium ?",
    description: (date) =>
      `Premium reste payé et utilisable jusqu’au ${date}, puis ne sera plus renouvelé. Publications, demandes et prospects restent enregistrés.`,
    confirm: "Résilier maintenant",
    keep: "Garder Premium",
    done: "L’abonnement a été résilié",
    doneText: "Une confirmation vous parviendra par e-mail.",
    ok: "OK",
    failed: "L’abonnement n’a pas pu être résilié",
  },
  reactivate: {
    action: "Annuler la résiliation",
    done: "Premium continue",
    doneText: "La résiliation a été annulée.",
    failed: "La résiliation n’a pas pu être annulée",
  },
  invoices: {
    title: "Factures",
    loading: "Chargement des factures",
    failed: "Les factures n’ont pas pu être chargées",
    empty: "Aucune facture disponible.",
    emptyDescription: "La facture sera ici après le premier paiement.",
    more: "Afficher les plus anciennes",
    moreFailed: "Les factures plus anciennes n’ont pas pu être chargées.",
    range: (from, to) => `${from} – ${to}`,
    states: { paid: "Payée", refunded: "Remboursée", credit_note: "Avoir" },
  },
  dialog: {
    title: "Abonnement",
    toBilling: "Ouvrir abonnement et paiements",
  },
};

export default texts;
