import { amountText, premiumCents, premiumNetCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const price = amountText("fr", premiumCents);
const roundPrice = wholeAmountText("fr", premiumCents);
const netPrice = amountText("fr", premiumNetCents);

const texts: Texts["billing"] = {
  title: "Mon abonnement et mes paiements",
  upgrade: {
    title: "Allez plus loin avec Premium",
    description: `Autant de leads que vous voulez, et une communauté pour décrocher des projets à plusieurs. ${roundPrice} par mois, résiliable à tout moment.`,
    action: "Passer à Premium",
  },
  subscription: {
    title: "Votre formule actuelle",
    loading: "Chargement de votre formule…",
    failed: "Votre formule n’a pas pu être chargée",
    active: "Actif",
    inactive: "Inactif",
    runsUntil: (date) => `Résilié, valable jusqu’au ${date}`,
    price: "Prix",
    free: wholeAmountText("fr", 0),
    monthly: (hasVat: boolean) => `${roundPrice} par mois, ${hasVat ? "TTC" : "hors TVA"}`,
    next: "Prochain paiement",
    paidUntil: "Payé jusqu’au",
    card: "Carte",
    recipient: "Facturé à",
    cardOf: (brand, last4) => `${brand} •••• ${last4}`,
    granted: "Premium est activé pour votre compte, sans abonnement ni paiement.",
    cancelled: (date) =>
      `Abonnement résilié. Premium prend fin le ${date}. Vous passerez ensuite à la formule gratuite et garderez vos données.`,
    pastDue: {
      title: "Le dernier paiement a échoué",
      text: (date) =>
        `Premium reste actif jusqu’au ${date}. D’ici là, nous essaierons de nouveau de débiter votre carte. Vous pouvez aussi régler tout de suite avec une autre carte.`,
      otherCard: "Payer avec une autre carte",
    },
    disputed: {
      title: "Votre banque examine un paiement",
      text: "Un paiement en notre faveur a été contesté auprès de votre banque. Pendant l’examen, votre formule ne change pas. Si la banque vous rembourse, Premium prend fin aussitôt. S’il s’agit d’une erreur, retirez la contestation auprès de votre banque.",
    },
    over: (date) => `Premium a pris fin le ${date}. Vos données ont été conservées.`,
  },
  withdrawal: {
    withdrawable: (date) => `Vous pouvez vous rétracter jusqu’au ${date} et être remboursé intégralement.`,
    cancel: "Résilier un contrat ici",
    withdraw: "Exercer le droit de rétractation",
  },
  cardChange: {
    title: "Changer de carte",
    open: `Le dernier paiement de ${price} reste dû. Il sera débité aussitôt de la nouvelle carte.`,
    present: "Carte actuelle :",
    card: "Nouvelle carte",
    save: "Enregistrer la carte",
    saveAndPay: `Enregistrer la carte et payer ${price}`,
    notChanged: (reason) => `La carte n’a pas été changée. ${reason}`.trim(),
    done: "La nouvelle carte est enregistrée",
    doneText: "Elle servira pour le prochain paiement.",
    donePaid: "Le montant dû est réglé. Cette carte servira aussi pour les prochains paiements.",
    noContract: "Aucun abonnement en cours",
    noContractText: "La carte ne peut être changée que pendant un abonnement Premium.",
  },
  address: {
    title: "Adresse de facturation",
    hint: "Elle figurera sur toutes vos prochaines factures.",
    give: "Indiquer une adresse pour la facture",
    name: "Nom",
    company: "Entreprise",
    street: "Rue et numéro",
    postalCode: "Code postal",
    city: "Ville",
    country: "Pays",
    vatId: "N° de TVA",
    vatIdHint: (example: string) =>
      `Pour les entreprises, par exemple ${example}. Vous payez alors sans TVA allemande (autoliquidation).`,
    otherVatIdHint: "Facultatif. Il figurera sur la facture.",
    save: "Enregistrer",
    saved: "Adresse de facturation enregistrée",
    savedText: "Elle s’applique dès la prochaine facture.",
  },
  cancel: {
    open: "Résilier l’abonnement",
    title: "Résilier Premium ?",
    description: (date) =>
      `Premium est payé et reste actif jusqu’au ${date}, puis ne sera plus renouvelé. Vos publications, demandes et leads sont conservés.`,
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
    loading: "Chargement des factures…",
    failed: "Les factures n’ont pas pu être chargées",
    empty: "Aucune facture pour l’instant.",
    emptyDescription: "Votre première facture apparaîtra ici après le premier paiement.",
    more: "Afficher les plus anciennes",
    moreFailed: "Les factures plus anciennes n’ont pas pu être chargées.",
    range: (from, to) => `Période ${from} – ${to}`,
    corrects: (number) => `Pour la facture ${number}`,
    download: (number) => `Télécharger la facture ${number} en PDF`,
    downloadFailed: "La facture n’a pas pu être téléchargée",
    states: { paid: "Payée", partly_refunded: "Remboursée en partie", refunded: "Remboursée", credit_note: "Avoir" },
  },
  checkout: {
    title: "Commander Premium",
    back: "Abonnement et paiements",
    loading: "Préparation de votre commande…",
    unavailable: "Premium ne peut pas être commandé pour le moment",
    summary: "Votre commande",
    product: "LinkedPotential Premium, abonnement",
    perMonth: "par mois",
    vat: {
      domestic: (rate: string, amount: string, _state: string) =>
        `dont ${rate} % de TVA (${amount}), soit ${netPrice} hors TVA`,
      one_stop_shop: (rate: string, amount: string, state: string) => `dont ${rate} % de TVA, ${state} (${amount})`,
      reverse_charge: () => "hors TVA, que vous devez dans votre pays (autoliquidation)",
      outside_eu: () => "hors TVA, la prestation n’étant pas imposable en Allemagne",
    },
    term: {
      name: "Durée",
      text: "Un mois à compter du paiement, renouvelé chaque mois jusqu’à votre résiliation.",
    },
    cancelling: {
      name: "Résiliation",
      text: "À tout moment, avec effet à la fin du mois payé, en deux clics sous « Abonnement et paiements ».",
    },
    withdrawal: {
      name: "Rétractation",
      text: "Sous 14 jours et sans motif. Vous êtes remboursé intégralement, jours déjà utilisés compris.",
      link: "Comment se rétracter",
    },
    legal: {
      before: "Consultez nos",
      terms: "conditions générales",
      between: "et notre",
      privacy: "politique de confidentialité",
    },
    card: "Paiement par carte",
    ordered: (hasVat: boolean) =>
      `Abonnement Premium à ${price} par mois, ${hasVat ? "TTC" : "hors TVA"}, premier paiement aujourd’hui.`,
    order: "Commander avec obligation de paiement",
    safe: "Les données de votre carte sont transmises chiffrées au prestataire de paiement. Nous ne les enregistrons pas.",
    failed: (reason) => `Le paiement a échoué. ${reason}`.trim(),
    bankRefused: "Votre banque n’a pas confirmé le paiement. Veuillez réessayer ou utiliser une autre carte.",
    stripeFailed: "Le formulaire de carte n’a pas pu être chargé",
    already: {
      title: "Vous utilisez déjà Premium",
      text: "Rien de plus ne sera débité. Vous trouverez la durée et les factures sous « Abonnement et paiements ».",
      home: "Aller au tableau de bord",
      billing: "Abonnement et paiements",
    },
  },
  localCard: {
    number: "Numéro de carte",
    nobodyPays: "Mode test, rien n’est débité. Seules les cartes de test fonctionnent.",
    cards: "Cartes de test",
    outcomes: { paid: "paiement accepté", declined: "paiement refusé", asks: "confirmation demandée" },
    invalid: "Le numéro de carte n’est pas valide.",
    declined: "Votre carte a été refusée.",
    refused: "Le paiement n’a pas été confirmé auprès de votre banque.",
    unreachable: "Le service de paiement est injoignable. Veuillez réessayer.",
    bank: {
      title: "Votre banque demande confirmation",
      description: `Voulez-vous confirmer le paiement de ${price} à LinkedPotential ?`,
      ofCard: "Voulez-vous autoriser cette carte pour les paiements à LinkedPotential ?",
      agree: "Confirmer",
      refuse: "Refuser",
    },
  },
  paid: {
    title: "Paiement réussi",
    text: "Merci ! La confirmation et la facture arrivent par e-mail.",
    leading: "Vous allez être redirigé vers le tableau de bord…",
    unlocking: "Activation de Premium…",
  },
  dialog: {
    title: "Formules",
    toBilling: "Ouvrir « Abonnement et paiements »",
  },
};

export default texts;
