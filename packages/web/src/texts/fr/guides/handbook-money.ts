import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    "day-rate": {
      sections: [
        {
          title: "Votre ancien salaire n’est pas un repère",
          paragraphs: [
            "On divise souvent son dernier salaire par le nombre de jours travaillés, puis on ajoute un peu. Il manque alors trois choses, que l’employeur prenait en charge. Vous payez désormais toutes vos cotisations. Personne ne rémunère vos congés, les jours fériés ni la maladie. Et une bonne partie de l’année passe en devis, en comptabilité et en rendez-vous sans suite.",
            "Calculez donc à rebours. Partez du montant qui doit vous rester avant l’impôt sur le revenu, puis comptez les jours que vous pourrez vraiment facturer.",
          ],
        },
        {
          title: "Un exemple à refaire",
          paragraphs: [
            "Une designer UX de Cologne veut conserver 70 000 € par an avant impôt. Elle met de côté 30 % de son bénéfice pour l’assurance maladie et dépendance, la retraite et l’invalidité. Il lui faut donc 100 000 € de bénéfice, puisque 70 % de cette somme font 70 000 €. S’y ajoutent 14 000 € de frais : logiciels, ordinateur, conseil fiscal, responsabilité civile, déplacements et place dans un bureau partagé. Son chiffre d’affaires doit atteindre 114 000 € hors TVA.",
            "L’année compte 260 jours ouvrés. Les congés et les jours fériés en prennent 40, la maladie 10, et 60 partent en prospection, en gestion, en formation et en périodes creuses. Restent 150 jours. 114 000 € divisés par 150 donnent 760 € par jour, soit 95 € de l’heure.",
          ],
        },
        {
          title: "Ce que le calculateur ignore",
          paragraphs: [
            "Le résultat est votre plancher, pas encore votre prix. Une boutique en ligne qui encaisse 20 000 € par jour ne paie pas une panne réparée comme une association paie son carton d’invitation. Demandez aussi à trois personnes de votre métier ce qu’elles facturent. La plupart répondent volontiers si vous donnez d’abord votre propre tarif.",
            "Tous les montants sont hors TVA, l’impôt sur le revenu n’est pas compris, et ce calcul ne remplace pas un conseil fiscal. Reprenez les chiffres une fois par an, de préférence en novembre, avec les jours réels de votre agenda.",
          ],
        },
        {
          title: "Annoncer le tarif et l’augmenter",
          paragraphs: [
            "Donnez le chiffre en une phrase, puis taisez-vous. « Mon tarif est de 820 € hors TVA par jour, et je compte 12 jours pour votre projet. » Une justification que personne n’a demandée ressemble à un doute.",
            "Avec vos clients actuels, augmentez une fois par an et prévenez trois mois à l’avance. Terminez les missions en cours à l’ancien tarif. Une hausse de 3 à 5 % passe en général sans discussion. Pour 15 %, il faut une raison que votre contact puisse transmettre, par exemple une nouvelle responsabilité.",
          ],
        },
      ],
      samples: [
        {
          title: "Annoncer une augmentation",
          text: "{{civilite}},\n\nÀ partir du {{nouveau_tarif_des}}, mon tarif journalier passera de {{ancien_tarif}}\u00a0€ à {{nouveau_tarif}}\u00a0€ hors TVA. Pour {{mission_en_cours}}, je garde l’ancien tarif jusqu’à la fin.\n\nJe vous le dis dès maintenant pour que vous puissiez en tenir compte. Si vous souhaitez réserver des jours au tarif actuel, pourriez-vous me répondre avant le {{date_limite}} ?\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nÀ partir du {{nouveau_tarif_des}}, mon tarif journalier passera de {{ancien_tarif}}\u00a0€ à {{nouveau_tarif}}\u00a0€ hors TVA. Pour {{mission_en_cours}}, je garde l’ancien tarif jusqu’à la fin.\n\nJe te le dis dès maintenant pour que tu puisses en tenir compte. Si tu souhaites réserver des jours au tarif actuel, peux-tu me répondre avant le {{date_limite}} ?\n\nÀ bientôt,\n{{mon_nom}}",
        },
      ],
    },
    negotiation: {
      sections: [
        {
          title: "Comment travaillent les achats",
          paragraphs: [
            "Le service achats est jugé sur ce qu’il économise par rapport au premier prix. C’est son métier, cela ne vous vise pas. Le plus souvent, le service concerné vous a choisi depuis longtemps et l’entretien ne porte plus que sur les conditions. Demandez-lui avant s’il existe d’autres devis, quand le travail doit commencer et qui signe.",
            "Attendez-vous à trois phrases : les autres sont moins chers, le budget est plafonné, et l’on débute chez eux à un prix d’entrée. Rien ne vous oblige à y répondre sur-le-champ. « J’y réfléchis et je reviens vers vous demain avant midi » est une réponse complète.",
          ],
        },
        {
          title: "Comment calcule une agence",
          paragraphs: [
            "Une agence revend votre journée. Entre votre tarif et ce que paie le client final, il y a souvent 10 à 25 % de marge. Posez la question, les maisons sérieuses donnent une fourchette. Ce que vous recevez en échange compte davantage. L’agence paie-t-elle à 14 jours, même si le client final paie à 60 ? Vous proposera-t-elle pour la mission suivante ?",
            "Lisez deux clauses avec soin. L’une vous interdit de travailler ensuite en direct pour le client final. Négociez la durée et les clients visés, et faites vérifier une interdiction de 24 mois sans contrepartie. L’autre lie votre paiement à celui du client final. Demandez sa suppression, car l’agence prend sa marge aussi pour porter ce risque.",
          ],
        },
        {
          title: "Échanger plutôt que céder",
          paragraphs: [
            "Une remise sans contrepartie dit que le premier prix était trop élevé. Avant le rendez-vous, traduisez chaque pourcentage en jours. À 760 € par jour, 10 % d’un chiffre d’affaires de 114 000 € font exactement 15 jours de travail non payés.",
            "Préparez quatre contreparties qui vous servent et coûtent peu à l’autre partie.",
          ],
          points: [
            "2 % de remise pour un paiement sous 10 jours",
            "3 % de remise pour 60 jours fermes",
            "Un prix plus bas pour un périmètre réduit, avec la liste de ce qui disparaît",
            "L’accord écrit de citer le client et le résultat comme référence",
          ],
        },
        {
          title: "Votre limite",
          paragraphs: [
            "Avant le rendez-vous, notez trois chiffres sur un papier : votre objectif, un bon compromis et la somme au-dessous de laquelle vous refusez. Le troisième vient du calculateur, pas de l’ambiance de la réunion.",
            "Si l’on descend plus bas, remerciez et partez. Restez aimable, car il arrive que le téléphone sonne le lendemain. S’il ne sonne pas, vous gardez les jours que vous auriez vendus trop bon marché.",
          ],
        },
      ],
      checklist: {
        title: "Avant le rendez-vous",
        points: [
          "Vous savez qui, dans le service, souhaite travailler avec vous",
          "Vous connaissez la date à laquelle le travail doit commencer",
          "Les trois chiffres sont sur le papier",
          "Les quatre contreparties sont chiffrées",
          "Les clauses sur la clientèle et le paiement sont lues",
          "Une nuit de réflexion est prévue",
        ],
      },
      samples: [
        {
          title: "Répondre à une demande de remise",
          text: "{{civilite}},\n\nMerci pour votre retour franc sur mon devis. Pour arriver à {{somme_visee}}\u00a0€, je vois deux solutions.\n\n1. Nous retirons {{prestation_retiree}}. Le reste du devis ne change pas.\n2. Vous vous engagez sur {{jours_fermes}} jours et payez sous 10 jours. En échange, je vous accorde {{remise}}\u00a0% de remise.\n\nLaquelle vous convient le mieux ? Je garde les jours libres jusqu’au {{date_limite}}.\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nMerci pour ton retour franc sur mon devis. Pour arriver à {{somme_visee}}\u00a0€, je vois deux solutions.\n\n1. Nous retirons {{prestation_retiree}}. Le reste du devis ne change pas.\n2. Ton équipe s’engage sur {{jours_fermes}} jours avec un paiement sous 10 jours. En échange, j’accorde {{remise}}\u00a0% de remise.\n\nLaquelle te convient le mieux ? Je garde les jours libres jusqu’au {{date_limite}}.\n\nÀ bientôt,\n{{mon_nom}}",
        },
      ],
    },
    utilization: {
      sections: [
        {
          title: "Quand un mois est-il assez rempli ?",
          paragraphs: [
            "Vendre tous ses jours fait bel effet sur le papier. En pratique, le premier retard bouscule l’échéance suivante et les devis s’écrivent le dimanche. Comptez sur trois à quatre jours vendus par semaine. Avec 150 jours facturables par an, cela fait 12 à 13 par mois.",
          ],
        },
        {
          title: "La prospection prend du temps",
          paragraphs: [
            "Il s’écoule souvent 6 à 12 semaines entre le premier message et le premier jour payé. Si votre mission finit en mai, cherchez dès février, sans attendre le dernier jour vendu. Regardez dans le CRM combien de temps ont demandé vos trois derniers leads gagnés. Ce chiffre vaut mieux que toutes les règles.",
            "C’est votre client actuel qui vous en fait gagner le plus. Six semaines avant la fin du contrat, demandez-lui la suite. Plus tard, le budget est souvent parti ailleurs.",
          ],
        },
        {
          title: "La feuille de 13 semaines",
          paragraphs: [
            "Notez les 13 prochaines semaines l’une sous l’autre avec, pour chacune, les jours fermes, les jours probables et les jours libres. Un jour probable compte pour moitié. Un oui oral est probable, seule la signature est ferme.",
            "Prenons les semaines 7 à 13. Vous voulez y vendre trois jours par semaine, soit 21. Six sont fermes et huit probables, qui comptent pour quatre. Il manque 11 jours. Si votre mission moyenne en dure 12, il vous en faut encore une, et vous la cherchez dès cette semaine, même si l’agenda est plein.",
          ],
        },
        {
          title: "Quand c’est trop",
          paragraphs: [
            "Demandez d’abord la vraie échéance. Très souvent, seul le début est fixé. Proposez ensuite un départ plus tardif, une première partie plus courte ou l’aide de votre réseau. Dans la communauté, vous trouvez des partenaires pour une collaboration sans céder le client.",
            "Parfois, il ne reste que le refus. Recommandez alors quelqu’un en qui vous avez confiance, et dites quand vous serez de nouveau disponible.",
          ],
        },
        {
          title: "Quand c’est trop peu",
          paragraphs: [
            "Un creux de quatre semaines est normal, et votre tarif en tient compte. Répartissez les jours libres : la moitié pour parler à des personnes qui connaissent votre travail, un quart pour l’étude de cas qui attend depuis des mois, un quart pour vous. Une remise accordée par peur du creux dure plus longtemps que lui.",
          ],
        },
      ],
      checklist: {
        title: "Le premier jour ouvré du mois",
        points: [
          "Les 13 prochaines semaines tiennent sur une feuille",
          "Les fins de contrat et les préavis sont notés",
          "Les congés sont notés avant que les clients les demandent",
          "Les jours manquants à partir de la semaine 7 sont calculés",
          "Cinq leads ont une relance prévue ce mois-ci",
          "La prolongation est abordée avec le client actuel",
        ],
      },
      samples: [
        {
          title: "Aborder la prolongation",
          text: "{{civilite}},\n\nNotre contrat court jusqu’au {{fin_de_contrat}}. D’ici là, {{termine_d_ici_la}} sera en place, mais sans doute pas {{reste_a_faire}}.\n\nJe prépare les mois suivants. Souhaitez-vous continuer à raison de {{jours_par_semaine}} jours par semaine ? Je vous les réserve jusqu’au {{date_limite}}, ensuite je les proposerai à d’autres.\n\nSi vous n’avez plus besoin de moi, dites-le simplement. Je prévoirai alors la passation pendant les deux dernières semaines.\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nNotre contrat court jusqu’au {{fin_de_contrat}}. D’ici là, {{termine_d_ici_la}} sera en place, mais sans doute pas {{reste_a_faire}}.\n\nJe prépare les mois suivants. Souhaites-tu continuer à raison de {{jours_par_semaine}} jours par semaine ? Je te les réserve jusqu’au {{date_limite}}, ensuite je les proposerai à d’autres.\n\nSi tu n’as plus besoin de moi, dis-le simplement. Je prévoirai alors la passation pendant les deux dernières semaines.\n\nÀ bientôt,\n{{mon_nom}}",
        },
      ],
    },
    payment: {
      sections: [
        {
          title: "Avant la première facture",
          paragraphs: [
            "Une facture est payée quand elle suit le circuit de l’entreprise. Demandez avant à quelle adresse l’envoyer, s’il faut un numéro de commande et quels jours partent les virements. Sans ce numéro, elle dort sur une pile dont personne ne vous parlera. Demandez aussi le format. Depuis 2025, les entreprises en Allemagne doivent pouvoir recevoir des factures électroniques, et à partir de 2028 presque toutes devront aussi en émettre entre elles.",
            "Pour une mission de quatre semaines ou plus, facturez des acomptes. Dans un contrat d’entreprise allemand, vous y avez droit pour le travail déjà fourni, même sans clause particulière (§\u00a0632a du Code civil allemand, BGB).",
          ],
        },
        {
          title: "Les délais habituels",
          paragraphs: [
            "14 jours sont courants chez les indépendants, 30 jours dans les grandes entreprises. En Allemagne, plus de 60 jours entre entreprises ne sont valables qu’avec un accord exprès et s’ils ne sont pas manifestement abusifs (§\u00a0271a BGB). Dans des conditions générales, plus de 30 jours sont présumés excessifs (§\u00a0308, n°\u00a01a, BGB).",
          ],
        },
        {
          title: "Quand le retard est acquis",
          paragraphs: [
            "Si une date a été convenue, le client est en demeure dès le lendemain (§\u00a0286, al.\u00a02, BGB). Sinon, une relance après l’échéance suffit. Sans l’une ni l’autre, la demeure commence au plus tard 30 jours après l’échéance et la réception de la facture (§\u00a0286, al.\u00a03, BGB). Une date qui ne figure que sur votre facture n’est pas un accord. Inscrivez-la donc dans le devis.",
            "Entre entreprises, vous avez alors droit à des intérêts de 9 points au-dessus du taux de base et à une indemnité unique de 40 € (§\u00a0288, al.\u00a02 et 5, BGB). La Bundesbank publie le taux de base au 1er janvier et au 1er juillet. Pour 5 000 € payés avec 60 jours de retard, les 9 points font à eux seuls environ 74 €.",
          ],
        },
        {
          title: "Quatre étapes, sans rancune",
          paragraphs: [
            "La plupart des factures impayées sont égarées, non contestées. Tenez-vous à des intervalles fixes, et vous n’aurez plus à vous demander chaque fois si c’est déjà impoli.",
          ],
          points: [
            "Trois jours après l’échéance, appelez la comptabilité. Souvent, il manque juste une validation.",
            "Après sept jours, envoyez une relance aimable avec la facture en pièce jointe.",
            "Après 14 jours, envoyez une mise en demeure avec une date, en copie à la direction.",
            "Après 28 jours, faites-vous conseiller. L’injonction de payer allemande (Mahnbescheid) se demande en ligne et sans avocat. Le droit de suspendre le travail dépend du contrat.",
          ],
        },
      ],
      checklist: {
        title: "La facture est-elle complète ? (§\u00a014, al.\u00a04, UStG, loi allemande sur la TVA)",
        points: [
          "Nom et adresse complets des deux parties",
          "Votre numéro fiscal ou de TVA",
          "La date et un numéro suivi",
          "La nature et l’étendue du travail, avec la période",
          "Montant net, taux et montant de TVA, ou la mention du §\u00a019 UStG",
          "Facultatif mais utile : numéro de commande, interlocuteur, échéance sous forme de date",
        ],
      },
      samples: [
        {
          title: "Relance aimable",
          text: "{{civilite}},\n\nSauf erreur de ma part, je n’ai pas encore reçu le règlement de ma facture {{numero_facture}} du {{date_facture}}, d’un montant de {{montant_facture}}\u00a0€. Elle était à régler pour le {{payable_le}}.\n\nManque-t-il quelque chose, un numéro de commande ou une validation ? Dans ce cas, dites-le-moi. Sinon, je vous remercie de régler la somme d’ici au {{nouvelle_echeance}}. La facture est de nouveau jointe.\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nSauf erreur de ma part, je n’ai pas encore reçu le règlement de ma facture {{numero_facture}} du {{date_facture}}, d’un montant de {{montant_facture}}\u00a0€. Elle était à régler pour le {{payable_le}}.\n\nManque-t-il quelque chose, un numéro de commande ou une validation ? Dans ce cas, dis-le-moi. Sinon, je te remercie de faire régler la somme d’ici au {{nouvelle_echeance}}. La facture est de nouveau jointe.\n\nÀ bientôt,\n{{mon_nom}}",
        },
        {
          title: "Mise en demeure",
          text: "{{civilite}},\n\nMa relance du {{date_relance}} est restée sans réponse. La facture {{numero_facture}} de {{montant_facture}}\u00a0€ est échue depuis le {{payable_le}}. Je vous prie de virer cette somme d’ici au {{derniere_echeance}}.\n\nPassé cette date, je facturerai les intérêts de retard et l’indemnité de 40 € prévus par le §\u00a0288 du Code civil allemand (BGB). S’il y a une raison que j’ignore, appelez-moi, je vous prie.\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nMa relance du {{date_relance}} est restée sans réponse. La facture {{numero_facture}} de {{montant_facture}}\u00a0€ est échue depuis le {{payable_le}}. Merci de faire virer cette somme d’ici au {{derniere_echeance}}.\n\nPassé cette date, je facturerai les intérêts de retard et l’indemnité de 40 € prévus par le §\u00a0288 du Code civil allemand (BGB). S’il y a une raison que j’ignore, appelle-moi.\n\nCordialement,\n{{mon_nom}}",
        },
      ],
    },
  },
  calculator: {
    title: "Calculateur de tarif journalier",
    description: "Les champs contiennent l’exemple. Vos chiffres restent sur cet appareil jusqu’à votre déconnexion.",
    money: "Ce qui doit rentrer",
    time: "Ce que l’année consomme",
    fields: {
      income: { label: "Revenu par an", hint: "Ce qui reste avant impôt, après frais et prévoyance" },
      costs: { label: "Frais par an", hint: "Logiciels, matériel, bureau, conseil, déplacements" },
      provision: { label: "Prévoyance", hint: "Part du bénéfice pour les assurances et la retraite" },
      daysOff: { label: "Congés et jours fériés", hint: "L’année compte 260 jours ouvrés" },
      sickDays: { label: "Maladie", hint: "Y compris celle de vos enfants" },
      otherDays: { label: "Prospection, gestion et creux", hint: "Y compris la formation" },
    },
    days: "jours",
    problems: {
      amount: "Veuillez saisir un montant de 0 à 1 000 000 €.",
      income: "Veuillez saisir un montant de 1 à 1 000 000 €.",
      share: "Veuillez saisir un nombre de 0 à 90.",
      days: "Veuillez saisir un nombre entier de 0 à 260.",
      noDays: "Il ne reste aucun des 260 jours ouvrés à facturer. Réduisez les jours indiqués.",
      incomplete: "Le résultat s’affiche dès que tous les champs sont corrects.",
    },
    result: "Résultat",
    billableDays: "Jours facturables",
    revenue: "Chiffre d’affaires par an",
    dayRate: "Tarif journalier",
    hourlyRate: "Tarif horaire",
    profit: (profit, provision) =>
      `Votre bénéfice avant prévoyance est de ${profit}, dont ${provision} pour la prévoyance.`,
    discount: (amount, days) =>
      `Une remise de 10 % vous coûte ${amount} par an, soit ce que rapportent ${days} jours facturables.`,
    assumptions:
      "Sur la base de 260 jours ouvrés par an et de 8 heures par jour, hors TVA, arrondi à l’euro supérieur. L’impôt sur le revenu n’est pas compris.",
    reset: "Rétablir l’exemple",
  },
} satisfies Texts["guides/handbook-money"];
