import { amountText, premiumCents } from "@linkedpotential/contract/billing/price";
import { dateText } from "@linkedpotential/contract/date-texts";
import { processingAgreementVersion } from "@linkedpotential/contract/legal/processing-agreement";
import type { TermsTexts } from "../legal-content.ts";

const price = amountText("fr", premiumCents);

const texts: TermsTexts = {
  terms: {
    title: "Conditions générales",
    metaDescription: "Les conditions de la formule gratuite et de Premium : prestation, prix, résiliation, communauté.",
    sections: [
      {
        title: "1. Objet",
        paragraphs: [
          "Ces conditions s’appliquent à l’utilisation de LinkedPotential avec la formule gratuite et avec Premium. Votre cocontractant est :",
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
        title: "3. Formule gratuite et Premium",
        paragraphs: [
          "La formule gratuite comprend jusqu’à 50 leads, tâches et relances, formations, guides, modèles, événements en direct et le suivi KPI. Elle ne coûte rien et ne demande aucune donnée de paiement.",
          "Premium ajoute des leads sans limite, l’accès à la communauté et une assistance prioritaire. Prioritaire signifie que nous répondons aux messages des comptes Premium avant les autres. Nous ne garantissons aucun résultat commercial déterminé.",
          "Nous répondons aux e-mails adressés à l’assistance dans les 24 heures. Ceux qui arrivent un week-end ou un jour férié reçoivent une réponse le jour ouvré suivant.",
          "Nous gardons LinkedPotential disponible et sûr autant que l’état de la technique le permet. La maintenance et les pannes peuvent en limiter l’usage pour un temps. Les droits légaux en cas de défaut restent intacts.",
        ],
      },
      {
        title: "4. Prix et commande de Premium",
        paragraphs: [
          `Premium coûte ${price} par mois, TVA comprise s’il y a lieu, payables par carte pour chaque mois d’avance. Le contrat est conclu lorsque vous appuyez sur « Commander avec obligation de paiement » et que le premier paiement aboutit. Nous le confirmons par e-mail ; les factures se trouvent dans votre espace d’abonnement et de paiements.`,
          "Si un paiement ultérieur ne peut être prélevé, Premium reste actif sept jours pendant que nous réessayons. Ensuite, votre compte passe à la formule gratuite.",
        ],
      },
      {
        title: "5. Durée et résiliation",
        paragraphs: [
          "Premium court un mois et se renouvelle chaque fois pour un mois. Vous pouvez résilier à tout moment pour la fin du mois payé : dans votre espace d’abonnement, sur la page « Résilier un contrat ici » sans vous connecter, ou par un message. Ensuite s’applique la formule gratuite ; vos données sont conservées.",
          "Vous mettez fin à la formule gratuite à tout moment en supprimant votre compte dans les paramètres. Nous pouvons la résilier avec un préavis d’un mois, et Premium avec le même préavis pour la fin d’un mois payé. Chaque partie garde le droit de résilier pour motif grave.",
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
          "Toute publication et tout profil peuvent être signalés. Des personnes examinent le signalement selon la loi et ces règles ; aucun programme ne décide. Si le contenu les enfreint, nous le masquons. L’auteur du signalement et la personne concernée reçoivent la décision et ses motifs. La personne concernée peut introduire une fois, gratuitement, une réclamation contre chaque décision de masquer ; nous procédons alors à un nouvel examen. Le recours aux tribunaux reste ouvert.",
          "En cas d’infractions graves ou répétées, nous pouvons résilier et supprimer un compte, en tenant compte de la gravité, des conséquences et de l’intention.",
        ],
      },
      {
        title: "9. Vos contenus et vos données",
        paragraphs: [
          "Ce que vous saisissez reste à vous. Vous nous autorisez à l’enregistrer et à l’afficher autant que le service l’exige, tant que cela figure dans votre compte. Vous êtes responsable des données de vos leads et respectez le droit de la protection des données ; nous les traitons pour votre compte selon l’annexe « Contrat de sous-traitance », qui fait partie de ces conditions. Vous pouvez exporter vos données à tout moment.",
          "Les chiffres KPI se trouvent uniquement sur votre appareil ; il vous revient de les sauvegarder. Vous pouvez utiliser formations, guides et modèles pour votre propre travail, mais ni les transmettre ni les vendre.",
        ],
        link: { to: "processing", text: "Annexe : contrat de sous-traitance" },
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
  processing: {
    title: "Contrat de sous-traitance",
    metaDescription:
      "Le contrat prévu à l’art. 28 RGPD sur les données de vos leads : étendue, protection, sous-traitants, suppression.",
    sections: [
      {
        title: "1. Objet et durée",
        paragraphs: [
          `Cette annexe aux conditions générales (version ${dateText(processingAgreementVersion, "fr")}) règle, selon l’art. 28 RGPD, la façon dont nous traitons les données personnelles d’autres personnes que vous saisissez dans LinkedPotential. Vous en êtes responsable ; nous les traitons pour votre compte.`,
          "L’annexe s’applique dès votre inscription ou votre accord et aussi longtemps que nous conservons ces données pour vous. Le sous-traitant est :",
        ],
        operator: "privacy",
      },
      {
        title: "2. Finalité, données et personnes concernées",
        paragraphs: [
          "Nous enregistrons, affichons, trions, exportons et supprimons les données pour que vous puissiez suivre vos contacts et recevoir le rappel de vos relances. Il s’agit :",
        ],
        list: [
          "du nom, de la civilité, de l’entreprise, du poste, de l’adresse e-mail, du numéro de téléphone et de l’adresse LinkedIn de vos leads,",
          "du statut, du montant de l’affaire, des dates, des notes et de l’historique de vos échanges,",
          "des mêmes informations là où vous les écrivez dans des tâches et des modèles.",
        ],
      },
      {
        title: "3. Vos instructions",
        paragraphs: [
          "Nous ne traitons les données que sur vos instructions. Vous les donnez en utilisant les fonctions ; pour le reste, un e-mail au contact pour la protection des données suffit. Nous n’utilisons pas les données à nos propres fins. Si une instruction nous paraît illicite, nous vous le disons avant de l’exécuter. Si le droit de l’UE ou d’un État membre nous impose un autre traitement, nous vous en informons au préalable lorsque la loi le permet.",
        ],
      },
      {
        title: "4. Votre part",
        paragraphs: [
          "Vous veillez à la base juridique et informez les personnes dont vous saisissez les données (art. 13 et 14 RGPD). Vous ne saisissez ni données de santé ni autres catégories particulières (art. 9 RGPD). Vous supprimez ce dont vous n’avez plus besoin.",
        ],
      },
      {
        title: "5. Confidentialité et sécurité",
        paragraphs: [
          "Chez nous, toute personne ayant accès aux données est tenue à la confidentialité. Les mesures suivantes les protègent (art. 32 RGPD) :",
        ],
        list: [
          "Transmission uniquement chiffrée (TLS), stockage chiffré à Francfort-sur-le-Main.",
          "Chaque compte ne voit que ses propres leads. Le serveur le vérifie à chaque appel.",
          "Les mots de passe n’existent que sous forme d’empreinte (scrypt). Les tentatives de connexion sont comptées et ralenties.",
          "Chaque partie du programme n’a que les droits nécessaires. Les journaux ne contiennent aucun contenu.",
          "Sauvegarde continue permettant de rétablir tout instant des 35 derniers jours.",
          "Chaque modification du programme est testée automatiquement avant sa publication, et l’exploitation est surveillée.",
        ],
      },
      {
        title: "6. Autres sous-traitants",
        paragraphs: [
          "Vous approuvez le sous-traitant suivant, que nous avons soumis à la même protection. Nous répondons de ses actes envers vous.",
          "Nous annonçons tout nouveau sous-traitant par e-mail au moins 30 jours à l’avance. Pour un motif sérieux, vous pouvez vous y opposer jusque-là. À défaut de solution, chaque partie peut résilier le contrat d’utilisation au jour du changement ; nous remboursons au prorata ce qui a été payé d’avance.",
          "Stripe ne reçoit aucune donnée de vos leads.",
        ],
        list: [
          "Amazon Web Services EMEA SARL, 38 Avenue John F. Kennedy, L-1855 Luxembourg : exploitation, stockage et sauvegarde à Francfort-sur-le-Main (eu-central-1), envoi des rappels (Amazon SES), diffusion par CloudFront. Un accès depuis les États-Unis repose sur la décision d’adéquation relative au cadre de protection des données UE-États-Unis et sur des clauses contractuelles types (art. 45 et 46 RGPD).",
        ],
      },
      {
        title: "7. Assistance et incidents",
        paragraphs: [
          "Si l’une de ces personnes s’adresse à nous, nous vous transmettons son message. L’accès, la rectification, l’effacement et l’export se font dans votre compte ; si cela ne suffit pas, nous vous aidons. Il en va de même pour vos obligations au titre des art. 32 à 36 RGPD.",
          "En cas de violation de la sécurité de ces données, nous vous en avertissons sans délai en précisant ce qui s’est passé, qui est concerné et ce que nous faisons.",
        ],
      },
      {
        title: "8. Preuves et contrôles",
        paragraphs: [
          "Sur demande, nous prouvons que nous respectons cette annexe. Si cela ne vous suffit pas, vous ou un organisme tenu au secret pouvez procéder à un contrôle une fois par an, et à tout moment pour un motif sérieux, après un préavis raisonnable et pendant les heures de travail habituelles.",
        ],
      },
      {
        title: "9. Restitution et suppression",
        paragraphs: [
          "Vous pouvez exporter et supprimer les données à tout moment. Un lead supprimé peut être rétabli pendant une heure, puis il disparaît. Quand vous supprimez votre compte, nous supprimons aussitôt toutes les données de vos leads. Les sauvegardes sont écrasées après 35 jours et ne servent d’ici là qu’à rétablir l’exploitation après une panne.",
        ],
      },
      {
        title: "10. Preuve de votre accord et modifications",
        paragraphs: [
          "Nous enregistrons avec votre compte la version que vous avez acceptée et la date de cet accord ; les deux figurent dans l’export de vos données. Nous vous présentons toute nouvelle version pour accord ; d’ici là, la version acceptée s’applique. En cas de divergence sur la protection des données, cette annexe prime sur les conditions générales.",
        ],
        link: { to: "terms", text: "Conditions générales" },
      },
    ],
  },
};

export default texts;
