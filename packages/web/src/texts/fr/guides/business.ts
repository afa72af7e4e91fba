import type { BusinessGuidesTexts } from "../../guide-content.ts";

const texts: BusinessGuidesTexts = {
  page: {
    title: "Travailler avec des freelances",
    lead: "Cinq guides pour les donneurs d’ordre, chacun avec une liste à cocher et un texte à copier.",
    back: "Tous les guides",
    done: "cochés",
    reset: "Réinitialiser",
    copy: "Copier",
    note: "Ce guide donne un aperçu de la situation en Allemagne et ne remplace pas un conseil juridique.",
  },
  guides: {
    expectations: {
      title: "Ce que vous pouvez attendre des freelances",
      description: "Les missions à leur confier, ce dont ils ont besoin et la façon de bien choisir.",
      sections: [
        {
          title: "Quelles missions s’y prêtent",
          paragraphs: [
            "Un freelance est utile lorsqu’un savoir précis vous manque et que la mission a une fin. Un nouveau site, un changement de système, l’entrée sur un marché ou un remplacement de trois mois en sont des cas typiques. Si le besoin est durable et touche au cœur de votre activité, une embauche est en général moins chère et plus simple en droit.",
            "Faites le calcul en entier. Un tarif journalier semble élevé, mais il comprend les cotisations, les congés, la maladie, la formation, le matériel et le temps entre deux missions. Ne le comparez pas à un salaire brut, mais au coût complet d’un poste, recherche et intégration comprises.",
          ],
        },
        {
          title: "Ce que vous pouvez demander",
          paragraphs: [
            "Attendez une proposition de solution, et non la simple exécution de votre idée. Les bons freelances s’informent de l’objectif, des utilisateurs et du mode de décision avant de chiffrer. Ils disent aussi ce qu’ils déconseillent. Un devis envoyé en cinq minutes sans question est rarement réfléchi.",
            "Vous pouvez aussi demander des indications claires sur la disponibilité, les délais et le remplacement, un interlocuteur et de brefs points d’étape. Vous ne pouvez exiger ni une disponibilité permanente ni des horaires de bureau : un freelance organise son temps et a d’autres clients.",
          ],
        },
        {
          title: "Ce dont ils ont besoin",
          paragraphs: [
            "La plupart des retards naissent chez le client. Des accès manquent, une validation attend trois semaines, et personne ne sait qui décide. Désignez une personne qui répond aux questions en un jour ouvré et peut réceptionner le travail.",
            "Préparez les documents, les accès et les exemples avant le premier jour. Payez à temps ; pour une personne seule, une facture impayée compromet le mois suivant. Les clients qui paient régulièrement et répondent clairement passent en premier quand le temps manque.",
          ],
        },
        {
          title: "Comment bien choisir",
          paragraphs: [
            "Demandez une mission comparable et faites-vous raconter ce qui s’est mal passé. La réponse en dit plus qu’une liste de noms de clients. Observez si la personne décrit sa propre part dans le résultat et peut donner des chiffres.",
            "En cas de doute, commencez petit. Une mission payée de deux à cinq jours montre la méthode, le rythme et le ton. Un essai non payé fait fuir les plus expérimentés.",
          ],
        },
      ],
      checklist: {
        title: "Avant la première demande",
        points: [
          "La mission a une fin que l’on peut décrire",
          "Un budget est convenu en interne",
          "Une personne décide et réceptionne le travail",
          "Accès et documents sont prêts en une semaine",
          "Le début et la date limite sont fixés",
          "Trois questions pour le premier échange sont notées",
        ],
      },
      sample: {
        title: "Première demande",
        text: "Bonjour,\n\nNous cherchons un appui pour la mission suivante : …\nLe résultat doit être prêt pour le … ; nous estimons le travail à … jours.\n\nNous aimerions surtout savoir :\n1. Quelle mission comparable avez-vous terminée récemment, et qu’est-ce qui était difficile ?\n2. Comment commenceriez-vous chez nous ?\n3. Quand êtes-vous disponible, et dans quelle mesure ?\n\nLa décision revient à … et sera prise le …. Si la mission vous convient, je vous propose un échange de 30 minutes.\n\nCordialement",
      },
    },
    briefing: {
      title: "Rédiger un cahier des charges qui rend les devis comparables",
      description: "Une à deux pages suffisent si elles indiquent l’objectif, les limites et le mode de décision.",
      sections: [
        {
          title: "Commencez par la raison",
          paragraphs: [
            "Beaucoup de cahiers des charges décrivent une solution avant que le problème soit clair. « Il nous faut un nouveau site » ne dit pas si les candidatures manquent, si les clients téléphonent au lieu de commander ou si l’ancien système va être arrêté. Écrivez en deux phrases ce qui ne fonctionne pas aujourd’hui et à quoi vous le voyez.",
            "Formulez ensuite l’objectif de sorte que l’on puisse vérifier dans six mois s’il est atteint. Un chiffre aide, mais ce n’est pas forcément un chiffre d’affaires. Moins de questions au téléphone ou une facturation en deux jours au lieu de cinq valent autant.",
          ],
        },
        {
          title: "Fixez les limites",
          paragraphs: [
            "Les devis divergent fortement quand chacun compte autre chose. Décrivez ce qui fait partie de la mission, ce qui n’en fait expressément pas partie et ce que vous fournissez. Les textes, les images, les traductions, les tests et les formations sont le plus souvent oubliés.",
            "Ajoutez les contraintes fermes : systèmes existants, règles de sécurité, protection des données, accessibilité, date impossible à déplacer. Séparez-les des souhaits. Si tout est aussi important, personne ne peut proposer une voie moins chère.",
          ],
        },
        {
          title: "Parlez d’argent",
          paragraphs: [
            "Une fourchette de budget n’affaiblit pas votre négociation. Elle vous évite de lire cinq devis dont aucun ne convient. Si vous ignorez le prix habituel, demandez deux variantes : l’une règle le nécessaire, l’autre comprend le souhaitable.",
            "Dites aussi comment vous souhaitez payer. Un forfait suppose un résultat connu. Si le résultat reste ouvert, convenez de jours avec un plafond et d’un arrêt à mi-parcours, après lequel chaque partie peut en rester là.",
          ],
        },
        {
          title: "Dites comment vous décidez",
          paragraphs: [
            "Indiquez qui lit le devis, qui doit donner son accord et quand vous répondez. Nommez les trois critères de votre choix. Les freelances peuvent alors détailler ce qui compte pour vous et laisser le reste de côté.",
            "Envoyez à tous le même document et partagez avec tous vos réponses aux questions. À la fin, écrivez aussi à ceux qui ne sont pas retenus, avec une phrase sur la raison. Le marché est plus petit qu’il n’en a l’air.",
          ],
        },
      ],
      checklist: {
        title: "Le cahier des charges est-il prêt ?",
        points: [
          "La raison tient en deux phrases au plus",
          "L’objectif pourra être vérifié",
          "Les prestations non comprises sont nommées",
          "Contraintes et souhaits sont séparés",
          "Un budget ou un plafond est indiqué",
          "Le décideur et la date de réponse y figurent",
          "Une personne extérieure l’a compris",
        ],
      },
      sample: {
        title: "Modèle de cahier des charges",
        text: "CAHIER DES CHARGES\n\nRaison : ce qui ne fonctionne pas aujourd’hui et à quoi nous le voyons …\nObjectif : à quoi nous verrons dans six mois que c’est réussi …\nPour qui : utilisateurs, clients, services …\n\nCompris : …\nNon compris : …\nFourni par nous : …\n\nContraintes fermes (systèmes, données, dates) : …\nSouhaits : …\n\nRémunération : forfait ou jours avec plafond, fourchette …\nDébut : …\nDate limite : …\n\nInterlocuteur au quotidien : …\nDécision par : …\navant le : …\nNos critères : 1. …\n2. …\n3. …\n\nMerci de nous envoyer votre démarche, la charge et le prix, une référence et vos questions ouvertes.",
      },
    },
    contracts: {
      title: "Choisir le bon type de contrat",
      description: "Ce qui distingue en Allemagne le contrat d’entreprise, le contrat de services et le contrat-cadre.",
      sections: [
        {
          title: "Contrat d’entreprise : un résultat",
          paragraphs: [
            "Dans le contrat d’entreprise (Werkvertrag), le prestataire doit un résultat, par exemple une application qui fonctionne ou une brochure prête à imprimer. Le paiement est dû après la réception. Les défauts doivent d’abord être corrigés ; si cela échoue, vous pouvez réduire le prix ou résilier.",
            "Cette forme convient si vous pouvez décrire le résultat. Si la description est vague, les deux parties se disputent plus tard sur ce qui était dû. Pour les grands projets, convenez de réceptions partielles : le risque reste faible des deux côtés.",
          ],
        },
        {
          title: "Contrat de services : une activité",
          paragraphs: [
            "Dans le contrat de services (Dienstvertrag), c’est un travail soigneux qui est dû, et non un résultat précis. Le conseil, la formation, l’accompagnement et le développement au fil de l’eau en relèvent le plus souvent. Les heures ou les jours sont facturés, et il n’y a pas de réception.",
            "Votre sécurité tient ici à des intervalles courts : un plafond, un relevé des temps et un préavis de deux à quatre semaines. Ce n’est pas le titre du contrat qui compte, mais ce qui est réellement convenu et pratiqué.",
          ],
        },
        {
          title: "Contrat-cadre et commandes",
          paragraphs: [
            "Si vous collaborez souvent, réglez une fois ce qui ne change pas : rémunération, droits, confidentialité, responsabilité, résiliation. Chaque commande tient alors en une demi-page avec résultat, date et prix. Évitez les clauses qui obligent à accepter chaque commande ; elles plaident contre l’indépendance.",
            "Si une personne vient par une agence, vérifiez si elle travaillera sous vos instructions. Ce serait une mise à disposition de personnel, pour laquelle l’agence a besoin d’une autorisation. Vous concluez alors le contrat avec l’agence, et il doit désigner la mission comme telle.",
          ],
        },
        {
          title: "Ce qui figure dans chaque contrat",
          paragraphs: [
            "Les droits d’utilisation ne vous reviennent pas entièrement d’office. Sans clause, vous n’obtenez que ce que demande l’objet du contrat. Écrivez quels droits vous recevez, si vous pouvez modifier et transmettre le travail, et si cela vaut aussi pour le code source et les fichiers modifiables.",
            "Si la personne traite des données personnelles pour votre compte, il vous faut un accord selon l’article 28 du RGPD. Les prestations créatives peuvent être soumises à la cotisation sociale des artistes, que paie le client. Prévoyez les deux avant de signer.",
          ],
        },
      ],
      checklist: {
        title: "Est-ce dans le contrat ?",
        points: [
          "Prestation ou résultat, avec renvoi au cahier des charges",
          "Rémunération, délai de paiement, frais de déplacement, TVA",
          "Dates et contribution de votre entreprise",
          "Réception avec délai, si un résultat est dû",
          "Droits d’utilisation et remise des fichiers",
          "Confidentialité et protection des données",
          "Responsabilité et assurance",
          "Modifications seulement par écrit, avec prix",
          "Résiliation et passation à la fin",
        ],
      },
      sample: {
        title: "Commande selon un contrat-cadre",
        text: "COMMANDE nº …\nSelon le contrat-cadre du ….\n\nRésultat ou activité : …\nNon compris : …\nContribution du client : … avant le …\n\nDébut : …\nFin : …\nRémunération : … hors taxes, … jours au plus\nRéception : dans les … jours ouvrés après la remise, par …\n\nDérogations au contrat-cadre : aucune / …\n\nLieu, date, noms",
      },
    },
    status: {
      title: "Éviter le salariat déguisé",
      description:
        "Ce qu’examine l’assurance retraite allemande, ce qui compte au quotidien et comment obtenir une certitude.",
      sections: [
        {
          title: "De quoi il s’agit",
          paragraphs: [
            "On parle de salariat déguisé (Scheinselbstständigkeit) quand une personne facture comme indépendante mais travaille comme salariée. Il existe alors un emploi soumis aux cotisations sociales, quel que soit le contrat. C’est l’ensemble qui est examiné, et la pratique pèse plus que le texte.",
            "Les conséquences touchent surtout le donneur d’ordre. Il doit payer les cotisations arriérées, en règle générale aussi la part de la personne employée, et des majorations. Les créances se prescrivent par quatre ans, et par trente ans en cas d’intention. Retenir intentionnellement des cotisations est un délit.",
          ],
        },
        {
          title: "Deux questions comptent avant tout",
          paragraphs: [
            "La première : la personne suit-elle vos instructions ? Des horaires fixes, une présence obligatoire, des congés approuvés et des ordres quotidiens le laissent penser. Fixer un résultat, une date ou une norme technique est en revanche normal.",
            "La seconde : est-elle intégrée dans votre organisation ? Un numéro de poste, une carte de visite, une place dans l’organigramme, le remplacement de salariés et des plannings l’indiquent. Utiliser un de vos appareils pour des raisons de sécurité ou assister à des réunions ne décide de rien à soi seul.",
          ],
        },
        {
          title: "Ce qui plaide pour l’indépendance",
          paragraphs: [
            "Le risque économique compte beaucoup : matériel personnel, responsabilité, forfaits, recherche de clients, plusieurs donneurs d’ordre, liberté d’accepter et de refuser. Des honoraires nettement supérieurs au salaire comparable, qui permettent une prévoyance privée, sont aussi un indice.",
            "Aucun élément ne sauve à lui seul un contrat. Les longues missions à plein temps, dans une équipe de salariés et avec les mêmes tâches, sont particulièrement délicates. Prévoyez des commandes délimitées au lieu de prolongations ouvertes.",
          ],
        },
        {
          title: "Comment obtenir une certitude",
          paragraphs: [
            "Les deux parties peuvent demander à l’assurance retraite fédérale (Deutsche Rentenversicherung Bund) de déterminer le statut, même avant le début de l’activité. La décision vaut tant que la situation reste celle que vous avez décrite. Si la collaboration change notablement, un nouvel examen est nécessaire.",
            "Formez les personnes qui travaillent chaque jour avec des freelances. La plupart des problèmes ne naissent pas du contrat, mais d’habitudes bien intentionnées : l’invitation au calendrier des congés, l’instruction du chef d’équipe, la prolongation tacite. En cas de doute, demandez conseil avant le début de la mission.",
          ],
        },
      ],
      checklist: {
        title: "Vérifier le quotidien, chaque trimestre",
        points: [
          "Les tâches sont confiées comme résultats, non comme ordres",
          "La personne choisit l’heure et le lieu, si la tâche le permet",
          "Aucune inscription aux congés ni aux plannings",
          "Le nom et la signature montrent sa propre entreprise",
          "La fin de la commande est fixée",
          "D’autres clients sont possibles et permis",
          "Refuser une commande n’a pas de conséquence",
          "La collaboration correspond encore au contrat",
        ],
      },
      sample: {
        title: "Note à vos chefs d’équipe",
        text: "Bonjour,\n\nÀ partir du …, … travaille à … comme spécialiste indépendant. Au quotidien, merci de respecter quatre règles :\n\n• Nous convenons de résultats et de dates. La personne décide elle-même comment et quand elle travaille.\n• Les congés et la maladie nous sont annoncés ; nous ne les approuvons pas.\n• Les tâches nouvelles hors commande vont à …, afin que nous les commandions à part.\n• Dans les e-mails et les réunions, la personne apparaît sous son propre nom.\n\nLa commande prend fin le …. Si la collaboration change, merci de m’en parler avant.",
      },
    },
    success: {
      title: "Mesurer la réussite de la collaboration",
      description: "Quelques chiffres fixés avant le début, et un bilan utile aux deux parties.",
      sections: [
        {
          title: "Dire d’avance à quoi se verra la réussite",
          paragraphs: [
            "Après un projet, presque tout peut se raconter comme un succès. Écrivez avant le début quelle valeur doit changer, où elle en est aujourd’hui et quand vous regarderez. Sans valeur de départ, tout chiffre ultérieur reste une affirmation.",
            "Choisissez trois valeurs au plus. La première concerne l’effet, comme les demandes, la durée de traitement ou le taux d’erreur. La deuxième concerne la livraison, donc la date et le budget. La troisième concerne la collaboration : ferions-nous de nouveau appel à cette personne ?",
          ],
        },
        {
          title: "En chemin : peu, mais régulièrement",
          paragraphs: [
            "Un échange de 20 minutes par semaine suffit. Il tient en trois questions : qu’est-ce qui est terminé, qu’est-ce qui suit, qu’est-ce qui bloque ? Notez les décisions par écrit, avec date et nom. Un long rapport coûte des honoraires et se lit rarement.",
            "Guettez les premiers signes. Si des dates glissent sans prévenir, si des résultats intermédiaires manquent ou si vos propres réponses tardent, parlez-en la même semaine. Après un mois, le retard est le plus souvent devenu un litige.",
          ],
        },
        {
          title: "Comparer l’effet et l’effort",
          paragraphs: [
            "La facture n’est qu’une partie de l’effort. Ajoutez les heures de vos équipes : choix, intégration, validations, passation. Un tarif bas qui demande chaque semaine un jour d’encadrement n’en est pas un.",
            "Comparez avec l’autre solution la plus probable. Combien aurait coûté de faire le travail en interne, d’embaucher ou d’attendre six mois ? Ce calcul n’a pas besoin d’être exact. Il doit montrer si vous referiez le même choix.",
          ],
        },
        {
          title: "Le bilan",
          paragraphs: [
            "Prenez 45 minutes à la fin. Demandez d’abord ce qui était difficile chez vous. Les freelances voient beaucoup d’entreprises et peuvent comparer ; ils ne le disent que si la facture est payée et que vous posez la question.",
            "Récupérez le savoir avant de fermer les accès : fichiers, mots de passe, points ouverts, une brève description pour la personne suivante. Demandez si vous pouvez reprendre contact dans trois mois, puis vérifiez vos trois valeurs. Donnez une référence si vous êtes satisfait. Un bon spécialiste qui revient volontiers vous épargne la prochaine recherche.",
          ],
        },
      ],
      checklist: {
        title: "Pour conclure",
        points: [
          "La valeur de départ et celle d’aujourd’hui sont comparées",
          "Le budget et le coût réel sont comparés",
          "Vos propres heures sont comptées",
          "Fichiers et accès sont transmis",
          "Les accès personnels sont fermés",
          "Les points ouverts ont un nom et une date",
          "Un enseignement est noté sous « Aperçu »",
          "La date du prochain relevé est inscrite",
        ],
      },
      sample: {
        title: "Questions pour le bilan",
        text: "BILAN du …\n\nPour vous :\n1. Qu’est-ce qui vous a freiné chez nous ?\n2. Quelle information est arrivée trop tard ?\n3. Que feriez-vous ensuite à notre place ?\n\nPour nous :\n1. L’objectif était …, nous avons atteint …\n2. Nous avions prévu … jours et … de coûts, en réalité …\n3. Referions-nous la même commande ? Que changerions-nous ?\n\nConvenu : points ouverts, qui, pour quand\nProchain relevé des chiffres le …",
      },
    },
  },
};

export default texts;
