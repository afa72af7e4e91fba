import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import type { TermsTexts } from "../legal-content.ts";

const price = amountText("fr", premiumCents);

const texts: TermsTexts = {
  terms: {
    title: "Conditions générales",
    metaDescription: "Les conditions du plan gratuit et de Premium : prestation, prix, résiliation, communauté.",
    sections: [
      {
        title: "1. Objet",
        paragraphs: [
          "Ces conditions s’appliquent à l’utilisation de LinkedPotential avec le plan gratuit et avec Premium. Votre cocontractant est :",
        ],
        operator: "contact",
      },
      {
        title: "2. Compte",
        paragraphs: [
          "Le contrat d’utilisation est conclu lorsque vous vous inscrivez et confirmez votre adresse e-mail. Vous devez avoir la pleine capacité juridique, donner des informations exactes et garder votre mot de passe pour vous. Un compte appartient à une seule personne.",
          "Les comptes d’entreprise exigent un code d’inscription. Le conseil et l’accès pour les équipes sont convenus séparément ; ce qui y est convenu prime sur ces conditions.",
        ],
      },
      {
        title: "3. Plan gratuit et Premium",
        paragraphs: [
          "Le plan gratuit comprend jusqu’à 50 leads, tâches et relances, formations, guides, modèles, événements en direct et le suivi KPI. Il ne coûte rien et ne demande aucune donnée de paiement.",
          "Premium ajoute des leads sans limite, l’accès à la communauté et une assistance prioritaire. Nous ne devons pas de résultat commercial déterminé.",
          "Nous gardons LinkedPotential disponible et sûr autant que l’état de la technique le permet. La maintenance et les pannes peuvent en limiter l’usage pour un temps. Les droits légaux en cas de défaut restent intacts.",
        ],
      },
      {
        title: "4. Prix et commande de Premium",
        paragraphs: [
          `Premium coûte ${price} par mois, TVA comprise s’il y a lieu, payables par carte pour chaque mois d’avance. Le contrat est conclu lorsque vous appuyez sur « Commander avec obligation de paiement » et que le premier paiement aboutit. Nous le confirmons par e-mail ; les factures se trouvent dans votre espace d’abonnement et de paiements.`,
          "Si un paiement ultérieur ne peut être prélevé, Premium reste actif sept jours pendant que nous réessayons. Ensuite, votre compte passe au plan gratuit.",
        ],
      },
      {
        title: "5. Durée et résiliation",
        paragraphs: [
          "Premium court un mois et se renouvelle chaque fois pour un mois. Vous pouvez résilier à tout moment pour la fin du mois payé : dans votre espace d’abonnement, sur la page « Résilier un contrat ici » sans vous connecter, ou par un message. Ensuite s’applique le plan gratuit ; vos données sont conservées.",
          "Vous mettez fin au plan gratuit à tout moment en supprimant votre compte dans les paramètres. Nous pouvons le résilier avec un préavis d’un mois, et Premium avec le même préavis pour la fin d’un mois payé. Chaque partie garde le droit de résilier pour motif grave.",
        ],
        link: { to: "cancelContract", text: "Résilier un contrat ici" },
      },
      {
        title: "6. Rétractation",
        paragraphs: [
          "Vous pouvez vous rétracter de Premium dans les 14 jours suivant la conclusion du contrat, sans donner de motif. Nous accordons ce droit à tous, y compris à ceux qui commandent à titre professionnel.",
        ],
        link: { to: "withdrawalNotice", text: "Information sur le droit de rétractation" },
      },
      {
        title: "7. Règles de la communauté",
        paragraphs: ["Vous êtes responsable de vos publications, de votre profil et de vos messages. Sont interdits :"],
        list: [
          "les contenus illicites, insultes, menaces, incitations à la haine et discriminations,",
          "la fraude, les fausses indications sur sa personne et les offres trompeuses,",
          "la publicité sans rapport avec la collaboration, les messages de masse et les chaînes,",
          "les contenus sur lesquels vous n’avez pas de droits, et les données personnelles d’autrui sans son accord,",
          "les logiciels malveillants, le contournement des limites techniques et l’extraction automatisée.",
        ],
      },
      {
        title: "8. Signalements et décisions",
        paragraphs: [
          "Toute publication et tout profil peuvent être signalés. Des personnes examinent le signalement selon la loi et ces règles ; aucun programme ne décide. Si le contenu les enfreint, nous le masquons. L’auteur du signalement et la personne concernée apprennent la décision et ses motifs. La personne concernée peut contester une fois, gratuitement, chaque décision de masquer ; nous réexaminons alors. La voie des tribunaux reste ouverte.",
          "En cas d’infractions graves ou répétées, nous pouvons résilier et supprimer un compte, en tenant compte de la gravité, des conséquences et de l’intention.",
        ],
      },
      {
        title: "9. Vos contenus et vos données",
        paragraphs: [
          "Ce que vous saisissez reste à vous. Vous nous autorisez à l’enregistrer et à l’afficher autant que le service l’exige, tant que cela figure dans votre compte. Vous êtes responsable des données de vos leads et respectez le droit de la protection des données. Vous pouvez exporter vos données à tout moment.",
          "Les chiffres KPI se trouvent uniquement sur votre appareil ; il vous revient de les sauvegarder. Vous pouvez utiliser formations, guides et modèles pour votre propre travail, mais ni les transmettre ni les vendre.",
        ],
      },
      {
        title: "10. Responsabilité",
        paragraphs: [
          "Notre responsabilité est illimitée en cas d’intention et de faute grave, d’atteinte à la vie, au corps ou à la santé, selon la loi allemande sur la responsabilité du fait des produits et dans la mesure d’une garantie donnée. En cas de faute légère, nous ne répondons que de la violation d’une obligation qui rend le contrat possible et à laquelle vous pouvez vous fier, et seulement du dommage prévisible et typique. Toute autre responsabilité est exclue.",
        ],
      },
      {
        title: "11. Modifications",
        paragraphs: [
          "Nous vous annonçons les modifications de ces conditions et du prix par e-mail au moins six semaines à l’avance. Elles ne valent que si vous les acceptez ; le silence ne vaut pas acceptation. Si vous n’acceptez pas, le contrat continue comme avant, et chaque partie peut le résilier selon le point 5.",
        ],
      },
      {
        title: "12. Dispositions finales",
        paragraphs: [
          "Le droit allemand s’applique, à l’exclusion de la Convention des Nations unies sur la vente internationale de marchandises. Les consommateurs gardent la protection des dispositions impératives de l’État où ils résident. Si une disposition est nulle, les autres restent valables.",
        ],
        link: { to: "privacy", text: "Politique de confidentialité" },
      },
    ],
  },
  withdrawal: {
    title: "Droit de rétractation",
    metaDescription: "Votre droit de vous rétracter de Premium dans les 14 jours, ses effets et le formulaire type.",
    sections: [
      {
        title: "Droit de rétractation",
        paragraphs: [
          "Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.",
          "Pour exercer le droit de rétractation, vous devez nous notifier, au fournisseur nommé ici, votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire ci-dessous, mais ce n’est pas obligatoire.",
        ],
        operator: "contact",
      },
      {
        title: "Se rétracter en ligne",
        paragraphs: [
          "Vous pouvez aussi l’exercer en ligne au moyen de la fonction « Se rétracter d’un contrat » de notre site, sans vous connecter. Nous en accusons réception sans délai par e-mail, avec contenu, date et heure.",
          "Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.",
        ],
        link: { to: "withdraw", text: "Se rétracter d’un contrat" },
      },
      {
        title: "Effets de la rétractation",
        paragraphs: [
          "En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.",
          "Nous ne demandons rien non plus pour les jours où vous avez déjà utilisé Premium.",
        ],
      },
      {
        title: "Modèle de formulaire de rétractation",
        paragraphs: [
          "Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat, au fournisseur nommé ci-dessus.",
        ],
        list: [
          "Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation de service suivante : LinkedPotential Premium",
          "Commandé le (*)/reçu le (*)",
          "Nom du (des) consommateur(s)",
          "Adresse du (des) consommateur(s)",
          "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)",
          "Date",
          "(*) Rayez la mention inutile.",
        ],
      },
    ],
  },
};

export default texts;
