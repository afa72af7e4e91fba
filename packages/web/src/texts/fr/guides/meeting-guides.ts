import type { Texts } from "../../areas.ts";

export default {
  first: {
    title: "Premier entretien : comprendre avant de proposer",
    description:
      "45 minutes avec une personne qui a montré de l’intérêt. À la fin, chacun sait si une proposition a un sens. Vous n’en faites pas aujourd’hui, même si l’on vous le demande.",
    sections: [
      {
        title: "Reprendre le fil",
        points: [
          "Partir du dernier échange : « Vous évoquiez le passage de relais entre le commerce et la production. Est-ce toujours le sujet ? »",
          "Confirmer la durée et dire qu’un non, à la fin, ne pose aucun problème.",
          "Demander ce que votre interlocuteur voudrait avoir obtenu en partant, et le noter mot pour mot.",
        ],
      },
      {
        title: "Faire raconter la situation",
        points: [
          "Demander le dernier cas réel, du début à la fin : « Comment cela s’est-il passé la semaine dernière ? »",
          "Compter combien de fois cela arrive, combien de temps cela prend et combien de personnes y passent.",
          "Écrire dans la marge la solution qui vous vient, et la garder pour vous.",
        ],
      },
      {
        title: "Aller au cœur du problème",
        points: [
          "Demander trois fois la raison, chaque fois en d’autres termes.",
          "Faire estimer les conséquences en heures, en euros ou en clients perdus. Venu de vous, le chiffre serait contesté plus tard.",
          "S’informer des tentatives précédentes et de ce qui les a arrêtées.",
          "Résumer, et ne poursuivre qu’après un franc « c’est exactement cela ».",
        ],
      },
      {
        title: "L’objectif et le chemin de la décision",
        points: [
          "Faire décrire l’après : qu’est-ce qui change un lundi ordinaire ?",
          "Établir qui signe, qui peut tout bloquer et ce qui doit avoir lieu avant.",
          "Donner l’ordre de grandeur d’une mission semblable et demander s’il entre dans les prévisions. Préciser que ce n’est pas un devis.",
        ],
      },
      {
        title: "Ce dont on convient",
        points: [
          "Dire franchement si vous pouvez aider. Sinon, nommer la personne que vous appelleriez à sa place.",
          "Fixer sur-le-champ le deuxième entretien, sous sept jours, avec tous ceux qui décident.",
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
          "Imaginons que rien ne change d’ici à l’été : qui se plaint le premier ?",
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
          "« Comment avez-vous pris votre dernière décision de cette importance ? » – « Nous étions tous d’accord, puis la direction a voulu deux autres devis. » Vous savez désormais que votre proposition doit parler à quelqu’un qui n’est pas là aujourd’hui.",
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
          "Historique du lead relu, en regardant qui a promis quoi en dernier",
          "Trois hypothèses sur le problème notées, chacune avec une question qui pourrait l’infirmer",
          "Invitation envoyée avec la durée, le lien et une phrase sur le but",
          "Un exemple tiré de votre travail répété, qui se raconte en une minute",
          "Décidé à quelle réponse vous renoncez de vous-même",
        ],
      },
      {
        title: "Après le premier entretien",
        points: [
          "Phrases du client reportées mot pour mot dans « Informations du premier entretien »",
          "Statut passé à « Qualifié » ou, si cela ne convient pas, à « Perdu »",
          "Valeur de l’affaire estimée avec prudence et saisie",
          "Compte rendu envoyé le jour même",
          "Deuxième entretien dans les deux agendas, avec l’heure",
        ],
      },
    ],
    guide: {
      title: "Le compte rendu du jour même",
      description:
        "Moins de 150 mots, sans pièce jointe. Si le client y corrige un point, le message a rempli son office.",
      parts: [
        {
          title: "Un merci en une phrase",
          text: "Remerciez pour quelque chose de précis : un chiffre, une réponse franche, le temps de la collègue qui s’est jointe à vous.",
        },
        {
          title: "Ce que vous avez compris",
          text: "Trois points numérotés au plus : la situation, sa conséquence, l’objectif. Avec les expressions du client.",
        },
        {
          title: "Le point ouvert",
          text: "La seule chose dont dépend votre proposition et que le client est seul à pouvoir éclaircir.",
        },
        {
          title: "Le prochain rendez-vous",
          text: "Date, heure et ce que vous montrerez. S’il manque quelqu’un, demandez ici qu’on l’invite.",
        },
      ],
      samples: [
        {
          title: "Si le besoin correspond",
          text: `Bonjour {{prenom}},

Merci de m’avoir donné vos chiffres sans détour. J’en retiens trois choses :

1. Un devis prend en moyenne neuf jours chez {{entreprise}}, car chaque calcul est vérifié deux fois.
2. Deux demandes par mois partent pour cette raison à la concurrence.
3. D’ici à la fin du trimestre, un devis doit sortir en trois jours, sans nouveau logiciel.

Je ne sais pas si la seconde vérification est obligatoire ou seulement d’usage. Pourriez-vous vous renseigner d’ici à notre rendez-vous ?

Le {{date}}, je vous montrerai deux pistes, avec la charge et le prix. Si quelque chose est inexact ci-dessus, une ligne me suffit.

Bien cordialement,
{{mon_nom}}`,
        },
        {
          title: "Si quelqu’un d’autre convient mieux",
          text: `Bonjour {{prenom}},

J’ai repensé à notre échange. Il faut surtout à {{entreprise}} des compétences en {{specialite}}, et d’autres y sont meilleurs que moi.

Je connais deux personnes avec qui j’ai bien travaillé dans ce domaine et peux leur demander si elles ont du temps. Le souhaitez-vous ?

Je joins mes notes sur le circuit de validation : vous n’aurez pas à tout réexpliquer.

Bien à vous,
{{mon_nom}}`,
        },
      ],
    },
  },
  second: {
    title: "Deuxième entretien : présenter, lever les doutes, décider",
    description:
      "50 minutes pour parcourir ensemble votre proposition. Un cinquième du temps revient aux objections, car ce que personne ne dit ici revient plus tard sous forme de silence.",
    sections: [
      {
        title: "Ce qui a changé",
        points: [
          "« Que s’est-il passé depuis notre dernier échange ? » Écoutez avant de montrer quoi que ce soit.",
          "Demander aux nouveaux venus ce qu’ils attendent du rendez-vous et les mettre au courant en une phrase.",
          "Annoncer le but : « À la fin, j’aimerais savoir si nous le faisons, si nous y renonçons ou ce qui manque pour répondre. »",
        ],
      },
      {
        title: "Confirmer problème et objectif",
        points: [
          "Afficher votre compte rendu et le faire confirmer ou modifier ligne par ligne.",
          "Demander quel point est devenu plus urgent depuis, et lequel l’est moins.",
          "Si l’objectif ne tient plus, la proposition reste dans votre sac et vous convenez d’une autre date.",
        ],
      },
      {
        title: "La proposition",
        points: [
          "Commencer par le résultat, puis le chemin, enfin le prix. Cinq pages suffisent.",
          "S’arrêter après chaque étape : « Cela convient-il à votre manière de travailler ? »",
          "Montrer les variantes côte à côte et dire laquelle vous prendriez à leur place.",
          "Après le prix, c’est au client de parler.",
        ],
      },
      {
        title: "Les objections",
        points: [
          "Les recueillir toutes avant de répondre à la première : « Et quoi d’autre ? »",
          "Creuser : « Trop cher par rapport à quoi ? »",
          "S’adresser à la personne qui a le moins parlé jusque-là.",
          "Noter ce qui ne peut être réglé aujourd’hui, avec un nom et une date.",
        ],
      },
      {
        title: "Décider",
        points: [
          "Demander « Comment souhaitez-vous poursuivre ? » et supporter le silence.",
          "Si c’est oui : fixer le démarrage et le premier rendez-vous tant que tout le monde est là.",
          "Si c’est peut-être : préciser ce qui manque, qui le fournit et quand vous vous reparlez.",
          "Si c’est non : demander la raison, ne pas la discuter et remercier d’une réponse claire.",
        ],
      },
    ],
    questions: [
      {
        title: "Éprouver la proposition",
        points: [
          "S’il fallait rayer une ligne, laquelle serait-ce ?",
          "Quelle semaine de ce planning laisse le moins d’air à votre équipe ?",
          "Que manquerait-il à vos acheteurs sur cette page ?",
        ],
      },
      {
        title: "Faire entendre les doutes",
        points: [
          "Sur une échelle de un à dix, où en êtes-vous ? Et pourquoi pas deux points de moins ?",
          "Quelle sera la première question de votre direction quand vous lui en parlerez ?",
          "Si le prix n’entrait pas en compte, qu’est-ce qui s’y opposerait encore ?",
        ],
        example:
          "« Six. » – « Pourquoi pas quatre ? » – « Parce que le planning tient et que vous connaissez notre secteur. » C’est maintenant le client qui donne les arguments en faveur du projet. Alors seulement : « Et que faudrait-il pour arriver à huit ? »",
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
          "Proposition expliquée en cinq minutes à une personne extérieure et retouchée là où elle a posé une question",
          "Point ouvert du compte rendu éclairci",
          "Présence de la personne qui décide confirmée",
          "Les trois objections les plus probables écrites, chacune avec une question en retour",
          "Décidé de ce que vous demandez contre un geste sur le prix : périmètre réduit, durée plus longue ou paiement avancé",
        ],
      },
      {
        title: "Après le deuxième entretien",
        points: [
          "Chaque objection notée telle quelle dans « Informations du deuxième entretien »",
          "Proposition modifiée envoyée sous 24–48 heures",
          "Probabilité de conclusion réévaluée d’après les engagements du client",
          "Relance fixée au jour que le client a nommé, sinon dans 3–5 jours",
          "Après un oui : acompte facturé",
        ],
      },
    ],
    guide: {
      title: "Le message après le deuxième entretien",
      description:
        "Il consigne ce qui est acquis, pour que personne n’ait à s’en souvenir de tête. Après un oui, il confirme ; après un peut-être, il répond aux doutes.",
      parts: [
        {
          title: "Où l’on en est",
          text: "Une phrase : accepté, en suspens ou refusé. Qui rouvre le message dans trois semaines la voit en premier.",
        },
        {
          title: "Conditions ou réponses",
          text: "Après un oui : périmètre, démarrage, prix et ce que le client apporte. Sinon, chaque objection avec une réponse de deux phrases au plus.",
        },
        {
          title: "Modifications",
          text: "Ce qui a changé dans la proposition depuis l’entretien, et à quelle page. S’il n’y a rien, sautez cette partie.",
        },
        {
          title: "Qui rappelle, et quand",
          text: "Un nom et un jour. Si ce nom est le vôtre, il devient aussitôt une relance dans le CRM.",
        },
      ],
      samples: [
        {
          title: "Confirmer un accord",
          text: `Bonjour {{prenom}},

Ce sera donc la variante B, et je m’en réjouis. Pour partir du même point :

– Périmètre : comme proposé, sans la reprise des anciennes données
– Démarrage : le {{date_debut}}, premier rendez-vous à 9 heures chez vous
– Honoraires : {{honoraires}}\u00a0€ HT, premier tiers avec la facture d’aujourd’hui
– Ce que {{entreprise}} fournit d’ici là : deux accès, le devis signé et le nom de la personne qui vous remplace pendant vos congés

Si nous avions convenu d’autre chose, dites-le-moi avant le {{echeance}}. Sinon, un simple « d’accord » suffit.

À bientôt,
{{mon_nom}}`,
        },
        {
          title: "Après « Nous allons réfléchir »",
          text: `Bonjour {{prenom}},

Deux points restaient ouverts aujourd’hui. Voici mes réponses.

Absence : si je tombe malade, une consœur avec qui je travaille depuis quatre ans prend le relais. Vous pouvez faire sa connaissance avant.

Temps de votre équipe : j’ai regroupé les réunions. Il faut deux heures par semaine au lieu de quatre ; la page 2 de la proposition est modifiée.

Vous voyez votre direction le {{date}}. Je peux vous rejoindre dix minutes s’il y a des questions. Sinon, je vous appelle le lendemain.

Bien cordialement,
{{mon_nom}}`,
        },
      ],
    },
  },
} satisfies Texts["guides/meeting-guides"];
