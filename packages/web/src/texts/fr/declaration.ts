import type { Texts } from "../areas.ts";

const texts: Texts["declaration"] = {
  fields: {
    name: "Nom",
    email: "Adresse e-mail",
    emailHint: "L’adresse de votre compte. La confirmation y est envoyée.",
    contract: "Contrat",
    ourContract: "LinkedPotential Premium",
    kind: "Type de résiliation",
    kinds: { ordinary: "Ordinaire, à la fin du mois payé", extraordinary: "Extraordinaire, pour motif grave" },
    reason: "Motif",
    endsOn: "Fin du contrat",
    endsOnHint: "Vide signifie : dès que possible.",
    soonest: "Dès que possible",
  },
  cancel: {
    title: "Résilier un contrat",
    lead: "Vous résiliez ici votre contrat sans vous connecter. La résiliation vaut dès sa réception.",
    confirm: "Résilier maintenant",
    done: "Votre résiliation est arrivée",
    next: "La confirmation avec contenu, date et heure vous parvient par e-mail, tout comme la date de fin du contrat.",
  },
  withdraw: {
    title: "Se rétracter d’un contrat",
    lead: "Dans les 14 jours suivant la commande, vous vous rétractez ici, sans motif et sans vous connecter. Vous êtes remboursé intégralement.",
    confirm: "Confirmer la rétractation",
    done: "Votre rétractation est arrivée",
    next: "La confirmation avec contenu, date et heure vous parvient par e-mail. L’argent revient par le moyen de paiement utilisé.",
  },
  barrier: {
    title: "Signaler un obstacle",
    lead: "Dites-nous ce que vous n’avez pas pu atteindre, lire ou utiliser. Il n’est pas nécessaire de se connecter.",
    email: "Adresse e-mail",
    emailHint: "Notre réponse y sera envoyée.",
    page: "Où se trouve l’obstacle ?",
    pageHint: "Par exemple le nom ou l’adresse de la page.",
    message: "Qu’est-ce qui ne fonctionne pas ?",
    messageHint: "Vous pouvez préciser vos outils, par exemple le navigateur ou le lecteur d’écran.",
    send: "Envoyer le signalement",
    done: "Nous avons reçu votre signalement",
    next: "Merci. Nous allons l’examiner et vous répondre par e-mail.",
  },
  receipt: { receivedAt: "Reçu le", print: "Imprimer ou enregistrer" },
};

export default texts;
