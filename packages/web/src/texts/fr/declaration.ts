import type { Texts } from "../areas.ts";

const texts: Texts["declaration"] = {
  fields: {
    name: "Nom",
    email: "Adresse e-mail",
    emailHint: "L’adresse de votre compte. L’accusé de réception y est envoyé.",
    contract: "Contrat",
    ourContract: "LinkedPotential Premium",
    kind: "Type de résiliation",
    kinds: { ordinary: "Ordinaire, à la fin du mois payé", extraordinary: "Extraordinaire, pour motif grave" },
    reason: "Motif",
    endsOn: "Fin du contrat",
    endsOnHint: "Sans indication, dès que possible.",
    soonest: "Dès que possible",
  },
  cancel: {
    title: "Résilier un contrat",
    lead: "Résiliez votre contrat ici, sans vous connecter. La résiliation prend effet dès sa réception.",
    confirm: "Résilier maintenant",
    done: "Nous avons reçu votre résiliation",
    next: "L’accusé de réception est envoyé à l’adresse e-mail indiquée. Si aucun compte confirmé n’y est rattaché, il ne mentionne que le type, la date et l’heure. Enregistrez donc votre déclaration ici. Nous vous indiquerons la date de fin du contrat dans un autre e-mail.",
  },
  withdraw: {
    title: "Se rétracter d’un contrat",
    lead: "Vous pouvez vous rétracter ici dans les 14 jours suivant la commande, sans motif et sans vous connecter. Vous êtes remboursé intégralement.",
    confirm: "Confirmer la rétractation",
    done: "Nous avons reçu votre rétractation",
    next: "L’accusé de réception est envoyé à l’adresse e-mail indiquée. Si aucun compte confirmé n’y est rattaché, il ne mentionne que le type, la date et l’heure. Enregistrez donc votre déclaration ici. Le remboursement se fait par le moyen de paiement utilisé.",
  },
  confirm: {
    title: "Confirmer votre déclaration",
    lead: "Confirmez votre résiliation ou votre rétractation pour que nous l’exécutions. Le moment de la réception fait foi. Si vous n’êtes pas à l’origine de cette déclaration, fermez simplement la page.",
    submit: "Confirmer la déclaration",
    done: "Votre déclaration est confirmée",
    next: {
      cancellation: "Nous exécutons votre résiliation. Un e-mail vous indiquera la fin du contrat.",
      withdrawal:
        "Nous exécutons votre rétractation si elle nous est parvenue dans le délai. Un e-mail vous informera du remboursement.",
    },
    incomplete: "Ce lien est incomplet. Veuillez l’ouvrir directement depuis l’e-mail.",
  },
  barrier: {
    title: "Signaler un obstacle",
    lead: "Dites-nous ce que vous n’avez pas pu atteindre, lire ou utiliser. Inutile de vous connecter.",
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
  receipt: { receivedAt: "Reçu le", save: "Enregistrer en fichier texte", fileName: "declaration", print: "Imprimer" },
};

export default texts;
