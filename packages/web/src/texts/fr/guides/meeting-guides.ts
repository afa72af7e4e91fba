import type { Texts } from "../../areas.ts";

export default {
  first: {
    title: "Premier entretien : comprendre avant de proposer",
    description:
      "45 minutes avec une personne qui a montré de l’intérêt. À la fin, chacun sait si un devis a un sens. Vous n’en faites pas aujourd’hui, même si l’on vous en demande un.",
    sections: [
      {
        title: "Reprendre le fil",
        points: [
          "Partir du dernier échange. « Vous évoquiez le passage de relais entre le commerce et la production. Est-ce toujours le sujet ? »",
          "Confirmer la durée et dire qu’un non, à la fin, ne pose aucun problème.",
          "Demander ce que votre interlocuteur voudrait avoir obtenu en partant, et le noter mot pour mot.",
        ],
      },
      {
        title: "Faire raconter la situation",
        points: [
          "Demander le dernier cas réel, du début à la fin. « Comment cela s’est-il passé la semaine dernière ? »",
          "Compter combien de fois cela arrive, combien de temps cela prend et combien de personnes y passent.",
          "Écrire dans la marge la solution qui vous vient, et la garder pour vous.",
        ],
      },
      {
        title: "Aller au cœur du problème",
        points: [
          "Demander trois fois la raison, chaque fois en d’autres termes.",
          "Faire estimer les conséquences en heures, en euros ou en clients perdus. Le chiffre doit venir du client, sinon il le contestera plus tard.",
          "S’informer des tentatives précédentes et de ce qui les a arrêtées.",
          "Résumer, et ne poursuivre qu’après un franc « c’est exactement cela ».",
        ],
      },
      {
        title: "L’objectif et le chemin de la décision",
        points: [
          "Faire décrire un lundi ordinaire tel qu’il serait une fois le problème réglé.",
          "Savoir qui signe, qui peut tout bloquer et ce qui doit avoir lieu avant.",
          "Donner l’ordre de grandeur d’une mission semblable et demander s’il entre dans les prévisions. Préciser que ce n’est pas un devis.",
        ],
      },
      {
        title: "Ce dont on convient",
        points: [
          "Dire franchement si vous pouvez aider. Sinon, nommer la personne que vous appelleriez à sa place.",
          "Fixer sur-le-champ le deuxième entretien, sous sept jours, avec toutes les personnes qui décident.",
          "Chacun dit en une phrase ce qu’il fera d’ici là.",
        ],
      },
    ],
    questions: [
      {
        title: "Ouvrir la situation",
        points: [
          "Si je passais une semaine à côté de vous, qu’est-ce qui m’étonnerait ?",
          "Qui a remarqué le premier que cela ne pouvait plus durer ?",
          "Qu’est-ce qui marche assez bien pour que je n’y touche pas ?",
        ],
      },
      {
        title: "Le poids du problème",
        points: [
          "Qu’avez-vous laissé de côté l’an dernier parce que ce sujet prenait le temps ?",
          "Imaginons que rien n’ait changé dans six mois. Qui se plaint le premier ?",
          "Qui, chez vous, s’accommoderait très bien du statu quo ?",
        ],
      },
      {
        title: "Comment on décide chez vous",
        points: [
          "Comment avez-vous pris votre dernière décision de cette importance ?",
          "Qui vous déconseillerait ce projet, et avec quel argument ?",
          "Où ira l’argent si ce projet ne l’obtient pas ?",
        ],
        example:
          "« Comment avez-vous pris votre dernière décision de cette importance ? » – « Nous étions tous d’accord, puis la direction a voulu deux autres devis. » Votre devis doit donc parler à quelqu’un qui n’est pas là aujourd’hui.",
      },
      {
        title: "Ce que travailler ensemble veut dire",
        points: [
          "Qu’est-ce qui vous a agacé la dernière fois avec un prestataire ?",
          "Au bout de deux semaines, à quoi verriez-vous que vous avez bien choisi ?",
          "Quel message de ma part ne voudriez-vous surtout pas recevoir un vendredi à 17 heures ?",
        ],
      },
    ],
    checklists: [
      {
        title: "Avant le premier entretien",
        points: [
          "Relire l’historique du lead et voir qui a promis quoi en dernier",
          "Noter trois hypothèses sur le problème, chacune avec une question qui pourrait l’infirmer",
          "Envoyer l’invitation avec la durée, le lien et une phrase sur le but",
          "Répéter un exemple de votre travail qui se raconte en une minute",
          "Décider quelle réponse vous ferait renoncer de vous-même",
        ],
      },
      {
        title: "Après le premier entretien",
        points: [
          "Reporter les phrases du client mot pour mot dans « Informations du premier entretien »",
          "Passer le statut à « Qualifié » ou, si cela ne convient pas, à « Perdu »",
          "Saisir un montant de l’affaire prudent",
          "Envoyer le compte rendu le jour même",
          "Inscrire le deuxième entretien dans les deux agendas, avec l’heure",
        ],
      },
    ],
    guide: {
      title: "Le compte rendu du jour même",
      description: "Moins de 150 mots, sans pièce jointe. Si le client y corrige un point, le message a servi.",
      parts: [
        {
          title: "Un merci en une phrase",
          text: "Remerciez pour quelque chose de précis, comme un chiffre, une réponse franche ou le temps de la personne qui s’est jointe à vous.",
        },
        {
          title: "Ce que vous avez compris",
          text: "Trois points numérotés au plus, la situation, sa conséquence et l’objectif, avec les mots du client.",
        },
        {
          title: "Le point ouvert",
          text: "La seule chose dont dépend votre devis et que le client est seul à pouvoir éclaircir.",
        },
        {
          title: "Le prochain rendez-vous",
          text: "Date, heure et ce que vous montrerez. S’il manque quelqu’un, demandez ici qu’on l’invite.",
        },
      ],
      samples: [
        {
          title: "Si le besoin correspond",
          text: `{{civilite}},

Merci de votre temps, et d’avoir donné vos chiffres sans détour. Voici ce que j’en retiens :

1. {{situation}}
2. {{suite_situation}}
3. {{objectif_client}}

Une question reste ouverte pour moi : {{a_eclaircir}}. Pourriez-vous vous renseigner d’ici là ?

Lors de notre rendez-vous ({{date}}), je vous montrerai deux pistes, avec la charge et le prix. Si quelque chose est inexact ci-dessus, une ligne me suffit.

Bien cordialement,
{{mon_nom}}`,
          informal: `Bonjour {{prenom}},

Merci de ton temps, et d’avoir donné tes chiffres sans détour. Voici ce que j’en retiens :

1. {{situation}}
2. {{suite_situation}}
3. {{objectif_client}}

Une question reste ouverte pour moi : {{a_eclaircir}}. Pourrais-tu te renseigner d’ici là ?

Lors de notre rendez-vous ({{date}}), je te montrerai deux pistes, avec la charge et le prix. Si quelque chose est inexact ci-dessus, une ligne me suffit.

À bientôt,
{{mon_nom}}`,
        },
        {
          title: "Si quelqu’un d’autre convient mieux",
          text: `{{civilite}},

J’ai repensé à notre échange. Ce qu’il faut surtout à {{entreprise}}, c’est {{competence_utile}}, et d’autres sont mieux placés que moi pour cela.

À votre place, je m’adresserais à {{personne_conseillee}}. Je peux vous mettre en relation, si vous le souhaitez.

Je joins mes notes, vous n’aurez pas à tout réexpliquer.

Bien à vous,
{{mon_nom}}`,
          informal: `Bonjour {{prenom}},

J’ai repensé à notre échange. Ce qu’il faut surtout à {{entreprise}}, c’est {{competence_utile}}, et d’autres sont mieux placés que moi pour cela.

À ta place, je m’adresserais à {{personne_conseillee}}. Je peux te mettre en relation, si tu le souhaites.

Je joins mes notes, tu n’auras pas à tout réexpliquer.

À bientôt,
{{mon_nom}}`,
        },
      ],
    },
  },
  second: {
    title: "Deuxième entretien : présenter, lever les doutes, décider",
    description:
      "50 minutes pour parcourir ensemble votre devis. Un cinquième du temps revient aux objections, car ce que personne ne dit ici revient plus tard sous forme de silence.",
    sections: [
      {
        title: "Ce qui a changé",
        points: [
          "« Que s’est-il passé depuis notre dernier échange ? » Écouter avant de montrer quoi que ce soit.",
          "Demander aux nouveaux venus ce qu’ils attendent du rendez-vous et les mettre au courant en une phrase.",
          "Annoncer le but. « À la fin, j’aimerais savoir si nous le faisons, si nous y renonçons ou ce qui manque pour répondre. »",
        ],
      },
      {
        title: "Confirmer problème et objectif",
        points: [
          "Afficher votre compte rendu et le faire confirmer ou modifier ligne par ligne.",
          "Demander quel point est devenu plus urgent depuis, et lequel l’est moins.",
          "Si l’objectif ne tient plus, laisser le devis dans son sac et convenir d’une autre date.",
        ],
      },
      {
        title: "Le devis",
        points: [
          "Commencer par le résultat, puis le chemin, enfin le prix. Cinq pages suffisent.",
          "S’arrêter après chaque étape et demander si cela convient à leur manière de travailler.",
          "Montrer les variantes côte à côte et dire laquelle vous prendriez à leur place.",
          "Après le prix, c’est au client de parler.",
        ],
      },
      {
        title: "Les objections",
        points: [
          "Les recueillir toutes (« Et quoi d’autre ? ») avant de répondre à la première.",
          "Creuser. « Trop cher par rapport à quoi ? »",
          "S’adresser à la personne qui a le moins parlé jusque-là.",
          "Noter ce qui ne peut être réglé aujourd’hui, avec un nom et une date.",
        ],
      },
      {
        title: "Décider",
        points: [
          "Demander « Comment souhaitez-vous poursuivre ? » et supporter le silence.",
          "Après un oui, fixer le démarrage et le premier rendez-vous tant que tout le monde est là.",
          "Après un peut-être, préciser ce qui manque, qui le fournit et quand vous vous reparlez.",
          "Après un non, demander la raison, ne pas la discuter et remercier d’une réponse claire.",
        ],
      },
    ],
    questions: [
      {
        title: "Mettre le devis à l’épreuve",
        points: [
          "S’il fallait rayer une ligne, laquelle serait-ce ?",
          "Quelle semaine de ce planning laisse le moins d’air à votre équipe ?",
          "Que manquerait-il à vos acheteurs sur cette page ?",
        ],
      },
      {
        title: "Faire entendre les doutes",
        points: [
          "Sur une échelle de 1 à 10, où en êtes-vous ? Et pourquoi pas deux points de moins ?",
          "Quelle sera la première question de votre direction quand vous lui en parlerez ?",
          "Si le prix n’entrait pas en compte, qu’est-ce qui s’y opposerait encore ?",
        ],
        example:
          "« 6. » – « Pourquoi pas 4 ? » – « Parce que le planning tient et que vous connaissez notre secteur. » C’est maintenant le client qui donne les arguments en faveur du projet. Demandez alors seulement ce qu’il faudrait pour arriver à 8.",
      },
      {
        title: "Arriver à une décision",
        points: [
          "Que faudrait-il d’ici à vendredi pour que vous disiez oui en toute sérénité ?",
          "Qui en pâtirait si nous ne commencions que dans trois mois ?",
          "À qui m’adresser pendant vos congés ?",
        ],
      },
    ],
    checklists: [
      {
        title: "Avant le deuxième entretien",
        points: [
          "Expliquer le devis en 5 minutes à une personne extérieure et retoucher là où elle pose une question",
          "Éclaircir le point ouvert du compte rendu",
          "Faire confirmer la présence de toutes les personnes qui décident",
          "Écrire les trois objections les plus probables, chacune avec une question en retour",
          "Décider de ce que vous demandez contre un geste sur le prix, comme un périmètre réduit, une durée plus longue ou un paiement avancé",
        ],
      },
      {
        title: "Après le deuxième entretien",
        points: [
          "Noter chaque objection telle quelle dans « Informations du deuxième entretien »",
          "Envoyer le devis modifié sous 24–48 heures",
          "Réévaluer la probabilité de signature d’après les engagements du client",
          "Fixer la relance au jour que le client a nommé, sinon dans 3–5 jours",
          "Facturer l’acompte après un oui",
        ],
      },
    ],
    guide: {
      title: "Le message après le deuxième entretien",
      description:
        "Il consigne ce qui est convenu, pour que personne n’ait à s’en souvenir de tête. Après un oui, il confirme ; après un peut-être, il répond aux doutes.",
      parts: [
        {
          title: "Où l’on en est",
          text: "Une phrase qui dit accepté, en suspens ou refusé. Elle vient en tête, pour se retrouver dans trois semaines.",
        },
        {
          title: "Conditions ou réponses",
          text: "Après un oui, le périmètre, le démarrage, le prix et ce que le client apporte. Sinon, chaque objection avec une réponse de deux phrases au plus.",
        },
        {
          title: "Modifications",
          text: "Ce qui a changé dans le devis depuis l’entretien, et à quelle page. S’il n’y a rien, sautez cette partie.",
        },
        {
          title: "Qui rappelle, et quand",
          text: "Un nom et un jour. Si ce nom est le vôtre, saisissez aussitôt le jour comme relance.",
        },
      ],
      samples: [
        {
          title: "Confirmer un accord",
          text: `{{civilite}},

Ce sera donc la variante {{variante}}, et je m’en réjouis. Pour être sûrs de nous être bien compris :

– Périmètre : {{perimetre_convenu}}
– Démarrage : {{date_debut}}
– Honoraires : {{honoraires}}\u00a0€ HT, premier tiers avec la facture d’aujourd’hui
– Ce que {{entreprise}} fournit d’ici là : {{apport_client}}

Si nous avions convenu d’autre chose, dites-le-moi avant le {{echeance}}. Sinon, un simple « d’accord » suffit.

Au plaisir de travailler avec vous,
{{mon_nom}}`,
          informal: `Bonjour {{prenom}},

Ce sera donc la variante {{variante}}, et je m’en réjouis. Pour être sûrs de nous être bien compris :

– Périmètre : {{perimetre_convenu}}
– Démarrage : {{date_debut}}
– Honoraires : {{honoraires}}\u00a0€ HT, premier tiers avec la facture d’aujourd’hui
– Ce que {{entreprise}} fournit d’ici là : {{apport_client}}

Si nous avions convenu d’autre chose, dis-le-moi avant le {{echeance}}. Sinon, un simple « d’accord » suffit.

Au plaisir de travailler avec toi,
{{mon_nom}}`,
        },
        {
          title: "Après « Nous allons réfléchir »",
          text: `{{civilite}},

Deux points restaient ouverts aujourd’hui. Voici mes réponses.

– {{doute_1}} : {{reponse_1}}
– {{doute_2}} : {{reponse_2}}

Vous vouliez vous décider avant le {{echeance}}. Si votre direction a des questions d’ici là, je peux vous rejoindre 10 minutes. Sinon, je vous appelle le lendemain.

Bien cordialement,
{{mon_nom}}`,
          informal: `Bonjour {{prenom}},

Deux points restaient ouverts aujourd’hui. Voici mes réponses.

– {{doute_1}} : {{reponse_1}}
– {{doute_2}} : {{reponse_2}}

Tu voulais te décider avant le {{echeance}}. Si ta direction a des questions d’ici là, je peux te rejoindre 10 minutes. Sinon, je t’appelle le lendemain.

À bientôt,
{{mon_nom}}`,
        },
      ],
    },
  },
} satisfies Texts["guides/meeting-guides"];
