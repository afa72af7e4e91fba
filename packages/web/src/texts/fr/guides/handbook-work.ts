import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    contract: {
      sections: [
        {
          title: "Résultat ou moyens",
          paragraphs: [
            "Une question précède toutes les clauses. Dans le contrat d’entreprise allemand (Werkvertrag, §§\u00a0631 et suivants du Code civil, BGB), vous devez un résultat, et le paiement suit la réception. Dans le contrat de services (Dienstvertrag, §§\u00a0611 et suivants BGB), vous devez un travail soigneux, et c’est votre temps qui est payé. Ce qui compte, c’est ce qui est convenu et pratiqué, et non le titre. S’ils ne concordent pas, posez la question.",
          ],
        },
        {
          title: "Comment utiliser la liste",
          paragraphs: [
            "Posez le contrat à côté et cochez ce qui est réglé sans équivoque. Clarifiez le reste avant de signer, de préférence en proposant vos propres mots. N’envoyez pas plus de cinq modifications à la fois. Quinze partent au service juridique et y restent quatre semaines.",
          ],
        },
      ],
      checklist: {
        title: "12 points",
        points: [
          {
            title: "Prestation",
            text: "Ce qui existera à la fin, ou ce que vous faites, avec un renvoi à votre devis et à sa date. Une phrase dit ce qui n’est pas compris.",
          },
          {
            title: "Participation du client",
            text: "Les accès, documents et validations qu’il fournit, et quand. En cas de retard, vos dates reculent d’autant.",
          },
          {
            title: "Rémunération",
            text: "Tarif journalier ou forfait, hors TVA, avec les frais et le temps de déplacement. Pour un forfait de quatre semaines ou plus, prévoyez des acomptes, par exemple 30 % au départ.",
          },
          {
            title: "Délai de paiement",
            text: "14 ou 30 jours à réception de la facture. Au-delà de 60 jours, il faut un accord exprès, et le délai ne doit pas être manifestement abusif (§\u00a0271a BGB).",
          },
          {
            title: "Réception",
            text: "Dans un contrat d’entreprise, un délai de 10 jours ouvrés et une personne nommée. Si vous fixez un délai raisonnable après l’achèvement et que le client n’y signale aucun défaut, l’ouvrage est réputé reçu (§\u00a0640, al.\u00a02, BGB).",
          },
          {
            title: "Modifications",
            text: "Toute nouvelle demande est confirmée par écrit des deux côtés, avec la charge et le prix, avant que vous ne commenciez. Un e-mail suffit.",
          },
          {
            title: "Droits d’utilisation",
            text: "Lesquels, pour quoi, pour combien de temps, et seulement après paiement complet. Sans clause, ils ne vont pas plus loin que le but du contrat (§\u00a031, al.\u00a05, UrhG, loi allemande sur le droit d’auteur).",
          },
          {
            title: "Responsabilité",
            text: "Un plafond que couvre votre assurance. On ne peut exclure d’avance la responsabilité pour faute intentionnelle (§\u00a0276, al.\u00a03, BGB). Faites vérifier cette clause une fois, puis utilisez-la toujours.",
          },
          {
            title: "Confidentialité et référence",
            text: "Ce qui reste secret et jusqu’à quand, et si vous pouvez citer le client. Demandez le retrait de toute pénalité sans plafond.",
          },
          {
            title: "Protection des données",
            text: "Si vous traitez des données personnelles pour le compte du client, il faut un accord selon l’article 28 du RGPD.",
          },
          {
            title: "Résiliation",
            text: "Le même préavis des deux côtés, en général deux à quatre semaines pour un tarif journalier. Le client peut résilier à tout moment un contrat d’entreprise. La rémunération convenue vous reste due, moins ce que vous épargnez ou gagnez ailleurs de ce fait (§\u00a0648 BGB).",
          },
          {
            title: "Autres clients",
            text: "Une phrase précise que vous travaillez aussi pour d’autres. Une interdiction après la fin doit être limitée dans le temps, le sujet et les clients.",
          },
        ],
      },
      samples: [
        {
          title: "Proposer des modifications",
          text: "{{civilite}},\n\nMerci pour le projet de contrat. J’aimerais signer bientôt et je propose une autre rédaction à deux endroits.\n\n{{premiere_clause}}\n{{deuxieme_clause}}\n\nTout le reste me convient. Pourriez-vous y jeter un œil avant le {{date_limite}} ? Si quelque chose s’y oppose, un appel de 10 minutes devrait suffire.\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nMerci pour le projet de contrat. J’aimerais signer bientôt et je propose une autre rédaction à deux endroits.\n\n{{premiere_clause}}\n{{deuxieme_clause}}\n\nTout le reste me convient. Peux-tu y jeter un œil avant le {{date_limite}} ? Si quelque chose s’y oppose, un appel de 10 minutes devrait suffire.\n\nÀ bientôt,\n{{mon_nom}}",
        },
      ],
    },
    status: {
      sections: [
        {
          title: "De quoi il s’agit",
          paragraphs: [
            "Le droit allemand retient surtout deux signes d’un emploi salarié : le travail sur instructions et l’intégration dans l’entreprise (§\u00a07, al.\u00a01, SGB\u00a0IV, Code social). L’assurance retraite (Deutsche Rentenversicherung) regarde l’ensemble, et la pratique pèse plus que le contrat. Aucune phrase ne décide à elle seule, même une rouge.",
            "S’il apparaît plus tard que vous avez travaillé comme un salarié, c’est surtout le client qui devra verser les cotisations arriérées. Vous y perdez un client, et peut-être du temps avec les administrations et les avocats. Les deux parties ont donc la même raison d’y regarder avant.",
          ],
        },
        {
          title: "Obtenir une certitude",
          paragraphs: [
            "Chaque partie peut demander à la Deutsche Rentenversicherung Bund de déterminer le statut, même avant le début (§\u00a07a SGB\u00a0IV). La décision vaut pour les conditions décrites dans la demande. Si la pratique change, elle ne protège plus.",
            "Pour une mission passant par une agence, demandez s’il s’agit de travail temporaire (Arbeitnehmerüberlassung). Vous seriez alors salarié de l’agence, et il lui faudrait une autorisation (§\u00a01 AÜG).",
          ],
        },
        {
          title: "À ne pas confondre",
          paragraphs: [
            "Savoir si vous devez cotiser à l’assurance retraite allemande en tant qu’indépendant est une autre question. C’est possible si vous n’avez pas de salarié soumis aux cotisations et travaillez durablement pour un client principal (§\u00a02, phrase 1, n°\u00a09, SGB\u00a0VI). Les cotisations sont alors à votre charge. Faites-vous conseiller avant qu’un seul client ne remplisse presque toute votre année.",
          ],
        },
      ],
      signals: {
        title: "Les trois feux",
        description: "Parcourez l’annonce ou le contrat et cochez ce qui y figure ou ce qui vaudrait au quotidien.",
        levels: {
          green: {
            title: "Plaide pour l’indépendance",
            points: [
              {
                title: "« Résultat fin mars, lieu et horaires libres »",
                text: "On y décrit un but, pas un planning.",
              },
              { title: "Forfait ou réception par étapes", text: "Vous assumez un risque qui vous est propre." },
              {
                title: "Votre matériel et votre assurance",
                text: "Se présenter comme une entreprise compte aussi.",
              },
              {
                title: "D’autres clients la même année",
                text: "Cela n’aide que si cette mission ressemble elle aussi à un travail indépendant.",
              },
            ],
          },
          yellow: {
            title: "À éclaircir",
            points: [
              {
                title: "« 3 à 4 jours par semaine sur place »",
                text: "Demandez pourquoi. Un banc d’essai est une raison, l’habitude n’en est pas une.",
              },
              {
                title: "« Point quotidien avec l’équipe »",
                text: "Vous pouvez y assister. Demandez qui y distribue les tâches.",
              },
              {
                title: "Ordinateur et adresse e-mail du client",
                text: "Faites inscrire la raison au contrat et signaler l’adresse comme externe.",
              },
              {
                title: "« 12 mois renouvelables, à temps plein »",
                text: "Demandez des missions distinctes, chacune avec son résultat.",
              },
            ],
          },
          red: {
            title: "À changer ou à refuser",
            points: [
              {
                title: "« Congés en accord avec le responsable »",
                text: "Un indépendant annonce ses jours libres.",
              },
              {
                title: "Horaires fixes ou planning",
                text: "Des rendez-vous, oui. Rester à disposition, non.",
              },
              {
                title: "« Sous la direction technique du service »",
                text: "C’est une instruction, même dite gentiment.",
              },
              {
                title: "Remplacement d’un salarié",
                text: "Les mêmes tâches à la même place indiquent une intégration.",
              },
              {
                title: "« Aucune activité pour d’autres clients »",
                text: "On peut exiger la confidentialité. L’exclusivité vous lie comme un emploi.",
              },
            ],
          },
        },
        results: {
          none: "Rien n’est coché pour l’instant.",
          green: "Rien de ce qui est coché ne plaide pour un emploi salarié. Veillez à ce que la pratique reste ainsi.",
          yellow: "Éclaircissez les points jaunes avant d’accepter et obtenez des réponses écrites.",
          red: "Ne commencez pas dans ces conditions. Abordez les points rouges. S’ils ne peuvent pas changer, refusez ou faites d’abord déterminer votre statut.",
        },
      },
      samples: [
        {
          title: "Éclaircir un point avant d’accepter",
          text: "{{civilite}},\n\nLe projet correspond bien à ce que je fais. Avant d’accepter, j’aimerais éclaircir un point important pour nous deux. {{source_phrase}} indique « {{phrase_en_cause}} ». Cela ressemble à une intégration dans votre entreprise, et je voudrais nous épargner ce risque à tous deux.\n\nJe propose plutôt « {{phrase_proposee}} ». Seriez-vous d’accord ? Je suis disponible pour un court appel {{moment_appel}}.\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nLe projet correspond bien à ce que je fais. Avant d’accepter, j’aimerais éclaircir un point important pour nous deux. {{source_phrase}} indique « {{phrase_en_cause}} ». Cela ressemble à une intégration dans ton entreprise, et je voudrais nous épargner ce risque à tous deux.\n\nJe propose plutôt « {{phrase_proposee}} ». Serais-tu d’accord ? Je suis disponible pour un court appel {{moment_appel}}.\n\nÀ bientôt,\n{{mon_nom}}",
        },
      ],
    },
    kickoff: {
      sections: [
        {
          title: "Pourquoi ces deux semaines comptent",
          paragraphs: [
            "Le jour du oui, tout le monde est de bonne humeur et rien n’est réglé. Ce que vous clarifiez maintenant à tête reposée, il faudrait le négocier plus tard sous pression. Les litiges sur les suppléments et les délais commencent souvent parce que personne n’a noté, ces deux premières semaines, ce qui était convenu.",
          ],
        },
        {
          title: "La réunion de lancement",
          paragraphs: [
            "Invitez tous ceux qui auront leur mot à dire : la personne qui paie, celle qui réceptionne et une autre qui utilisera le résultat. 45 minutes suffisent pour cinq questions.",
            "Envoyez les réponses le jour même et demandez les corrections sous trois jours ouvrés. Dans les mois à venir, aucun papier ne vous sera plus utile que ce compte rendu.",
          ],
          points: [
            "À quoi verrons-nous dans trois mois que c’est réussi ?",
            "Qui tranche si nous ne sommes pas d’accord ?",
            "Qu’est-ce qui ne doit arriver en aucun cas ?",
            "Qui sera absent, et quand ?",
            "Par quel canal échangeons-nous, et sous quel délai répondons-nous ?",
          ],
        },
        {
          title: "Un premier résultat rapide",
          paragraphs: [
            "Trouvez une petite chose qui sera finie au jour 10 et que l’on pourra voir : une analyse, une première page, un dossier rangé. Ce n’est pas forcément le plus important. On voit qu’avec vous les choses aboutissent, et vous apprenez comment se passent vraiment les validations dans cette maison.",
          ],
        },
        {
          title: "Si quelque chose bloque déjà",
          paragraphs: [
            "S’il manque encore un accès au jour 5, signalez-le avec la date et la conséquence, sans reproche. « L’accès au système de test manque depuis lundi. S’il arrive jeudi, nous gardons le 15, sinon ce sera le 22. » Faute de trace écrite, le retard vous sera attribué plus tard.",
          ],
        },
      ],
      checklist: {
        title: "Le plan des 14 jours",
        points: [
          {
            title: "Jour 0, le oui",
            text: "Remerciez et confirmez le début, le contrat et la réunion de lancement en un seul message.",
          },
          {
            title: "Jour 1, contrat",
            text: "Les deux parties ont signé. Ne commencez pas avant, même par gentillesse.",
          },
          {
            title: "Jour 2, accès",
            text: "La liste des comptes, documents et contacts est envoyée, avec une date à chaque ligne.",
          },
          { title: "Jour 3, lancement", text: "Cinq questions, 45 minutes, compte rendu le jour même." },
          { title: "Jour 4, plan", text: "Les étapes avec leurs dates, y compris celles où le client doit livrer." },
          { title: "Jour 5, point hebdomadaire", text: "Fait, à venir, en attente. Désormais chaque vendredi." },
          { title: "Jour 8, facture", text: "L’acompte convenu est facturé, avec le numéro de commande." },
          {
            title: "Jour 10, premier résultat",
            text: "Montrez-le à l’écran, 15 minutes, au lieu de l’envoyer sans un mot.",
          },
          { title: "Jour 12, retour", text: "« Que devrais-je faire autrement ? » C’est encore facile à changer." },
          {
            title: "Jour 14, CRM",
            text: "Le montant de l’affaire, la fin du contrat et une relance six semaines avant sont enregistrés.",
          },
        ],
      },
      samples: [
        {
          title: "Confirmation le jour du oui",
          text: "{{civilite}},\n\nJe me réjouis de travailler avec vous. Pour bien démarrer le {{date_demarrage}}, il me faudrait trois choses avant le {{pieces_avant}}.\n\n1. Le contrat signé\n2. Un accès pour {{systeme_necessaire}}\n3. Un créneau de 45 minutes pour le lancement, avec la personne qui réceptionnera le résultat\n\nJe vous enverrai le plan par étapes après cette réunion.\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nJe me réjouis de travailler avec toi. Pour bien démarrer le {{date_demarrage}}, il me faudrait trois choses avant le {{pieces_avant}}.\n\n1. Le contrat signé\n2. Un accès pour {{systeme_necessaire}}\n3. Un créneau de 45 minutes pour le lancement, avec la personne qui réceptionnera le résultat\n\nJe t’enverrai le plan par étapes après cette réunion.\n\nÀ bientôt,\n{{mon_nom}}",
        },
        {
          title: "Point du vendredi",
          text: "{{civilite}},\n\nVoici où nous en sommes cette semaine.\n\nFait : {{fait_cette_semaine}}\nÀ venir : {{semaine_prochaine}}\nEn attente de votre côté : {{attendu_du_client}}\n\nSi je l’ai avant le {{date_limite}}, la livraison du {{livraison_le}} est maintenue.\n\nBon week-end,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nVoici où nous en sommes cette semaine.\n\nFait : {{fait_cette_semaine}}\nÀ venir : {{semaine_prochaine}}\nEn attente de ton côté : {{attendu_du_client}}\n\nSi je l’ai avant le {{date_limite}}, la livraison du {{livraison_le}} est maintenue.\n\nBon week-end,\n{{mon_nom}}",
        },
      ],
    },
  },
} satisfies Texts["guides/handbook-work"];
