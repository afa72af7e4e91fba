import type { Texts } from "../../areas.ts";

export default {
  willkommen: {
    title: "Bienvenue",
    description:
      "Le post dans lequel vous vous présentez : au lancement, lors d’un changement de cap ou quand beaucoup de contacts viennent d’arriver. Une à deux fois par an suffisent ; ensuite, il peut rester épinglé en haut du profil.",
    medium: "Photo de vous au travail",
    picture: "Une personne à son bureau, de face, sur un fond calme",
    posts: [
      {
        id: "start",
        title: "Se présenter à nouveau",
        description: "Qui vous aidez, d’où vous venez et à quel sujet on peut vous écrire.",
        sections: [
          {
            title: "Occasion",
            text: "Vous êtes nombreux à avoir rejoint mon réseau ces dernières semaines. L’occasion de me présenter en quelques lignes.",
          },
          {
            title: "Qui vous aidez",
            text: "Je suis {{mon_nom}} et j’exerce comme {{métier}} auprès de {{cible}}. On m’appelle en général quand {{problème}} – et que la date à tenir est déjà dans l’agenda.",
          },
          {
            title: "D’où vous venez",
            text: "J’ai appris le métier pendant {{années}} ans de l’autre côté de la table, en tant que salarié. Je sais donc comment naît un budget, et pourquoi un bon concept finit dans un tiroir.",
          },
          {
            title: "Ce qu’on lira ici",
            text: "Une fois par semaine, j’écris ici sur {{thème}} : ce qui a marché dans un projet, ce qui n’a pas marché, et ce que je ferai autrement la prochaine fois.",
          },
          {
            title: "Invitation",
            text: "À vous maintenant : sur quoi travaillez-vous, et qu’est-ce qui coince ? Une phrase en commentaire suffit, je réponds à chacune.",
          },
        ],
      },
      {
        id: "realignment",
        title: "Un nouveau cap",
        description: "Ce que vous faites désormais, ce que vous ne faites plus, et à qui cela profite.",
        sections: [
          {
            title: "La décision",
            text: "À partir d’aujourd’hui, je n’accepte plus qu’un seul type de mission : {{prestation}} pour {{cible}}.",
          },
          {
            title: "La raison",
            text: "J’ai mis côte à côte les projets des deux dernières années. Les meilleurs avaient trois points communs : une question claire, quelqu’un qui avait le droit de décider, et une fin. J’en veux davantage.",
          },
          {
            title: "Ce qui s’arrête",
            text: "Tout le reste, je le transmets. Pour {{thème}}, je connais trois personnes qui font cela mieux que moi et je vous mets volontiers en relation.",
          },
          {
            title: "Ce qui reste",
            text: "Les contrats en cours iront évidemment à leur terme. Ma façon de travailler ne change pas non plus : un prix ferme, un seul interlocuteur, un point rapide chaque vendredi.",
          },
          {
            title: "Demande",
            text: "Si vous avez pensé à quelqu’un en lisant ces lignes, quelqu’un à qui cela manque en ce moment, dites-le-moi.",
          },
        ],
      },
    ],
  },
  trends: {
    title: "Tendances",
    description:
      "Vous expliquez une nouveauté à vos clients : ce qui change, qui est concerné, ce qu’il faut faire ou laisser de côté. Être le premier importe peu ; être clair, c’est être lu.",
    medium: "Document de cinq à sept pages",
    picture: "Une courbe qui monte, avec trois points marqués",
    posts: [
      {
        id: "news",
        title: "Mettre une nouveauté en perspective",
        description: "Une annonce, trois conséquences, un conseil.",
        sections: [
          {
            title: "La nouveauté",
            text: "{{nouveauté}}. Depuis l’annonce, j’ai reçu onze messages à ce sujet, tous avec la même question : devons-nous faire quelque chose ?",
          },
          {
            title: "Qui est concerné",
            text: "La réponse courte : si vous faites partie de {{cible}}, oui. Les autres peuvent attendre tranquillement, même si certains posts laissent entendre le contraire.",
          },
          {
            title: "Ce qui change",
            text: "Trois choses se sentiront au quotidien.\n\n1. Ce qui se faisait en marge a besoin d’un responsable.\n2. Les anciens modèles ne conviennent plus ; souvent à moins d’endroits qu’on ne le craint.\n3. On demandera des preuves aux prestataires. Qui les a sous la main gagne du temps.",
          },
          {
            title: "Ce que vous pouvez faire",
            text: "Mon conseil pour cette semaine : réservez une heure, dressez la liste des points touchés et notez pour chacun une seule chose – qui décide ? Il n’en faut pas plus pour commencer. Avec cette liste, chaque échange à venir sera plus court, avec le juridique, l’informatique ou moi.",
          },
          {
            title: "Question",
            text: "Où en êtes-vous ? Et quel point vous donne le plus de fil à retordre ? Je rassemble les questions et j’y répondrai la semaine prochaine dans un post à part.",
          },
        ],
      },
      {
        id: "observation",
        title: "Vu dans les projets",
        description: "Ce que vous avez remarqué dans plusieurs missions avant que tout le monde en parle.",
        sections: [
          {
            title: "L’observation",
            text: "Dans mes {{nombre}} derniers projets, j’ai vu la même chose, et ce n’est plus un hasard : {{observation}}.",
          },
          {
            title: "Comment c’était avant",
            text: "Il y a deux ans encore, cela se passait autrement. On rédigeait un cahier des charges, on choisissait, et six mois plus tard on commençait à construire. Aujourd’hui, une première ébauche est sur la table en quinze jours, et l’on discute de quelque chose de concret.",
          },
          {
            title: "À quoi cela tient",
            text: "J’y vois deux raisons. Les outils sont devenus si abordables qu’un essai coûte moins cher que la réunion à son sujet. Et ceux qui décident sont plus souvent ceux qui s’en serviront.",
          },
          {
            title: "Ce qui en découle",
            text: "Pour {{cible}}, cela veut dire : commencer plus petit, montrer plus tôt, écarter plus vite. Qui attend le grand lancement l’aura trop tard. Qui commence chaque semaine autre chose ne finira rien. Tout l’art est entre les deux : choisir une chose et la mener à bout.",
          },
          {
            title: "Question",
            text: "Le constatez-vous aussi chez vous, ou est-ce exactement l’inverse ? Les contre-exemples m’intéressent le plus.",
          },
        ],
      },
    ],
  },
  fehler: {
    title: "Erreurs",
    description:
      "Vous racontez une erreur, de préférence la vôtre, et ce que vous faites autrement depuis. Cela inspire plus de confiance qu’une réussite, tant qu’aucun client n’est reconnaissable.",
    medium: "Texte seul",
    picture: "Une liste dont un point est barré et corrigé",
    posts: [
      {
        id: "own",
        title: "Mon erreur la plus chère",
        description: "Une erreur à vous, son prix, et la règle qui en est née.",
        sections: [
          {
            title: "L’erreur",
            text: "La phrase la plus chère de ma vie d’indépendant tient en trois mots : « Ça ira bien. » Je l’ai dite quand un client m’a demandé, en plein projet, une petite chose en plus.",
          },
          {
            title: "Ce qui s’est passé",
            text: "La petite chose est devenue {{conséquence}}. Personne n’avait de mauvaise intention. Le client croyait que c’était compris ; je croyais qu’il savait que non. À la fin, {{nombre}} heures ne figuraient sur aucune facture, et l’ambiance en a souffert des deux côtés.",
          },
          {
            title: "Ce que j’aurais dû faire",
            text: "Un message de deux lignes aurait suffi : c’est nouveau, cela coûte à peu près tant, je le fais ? La plupart du temps, d’ailleurs, la réponse est oui.",
          },
          {
            title: "La règle",
            text: "Depuis, chaque changement reçoit le jour même une ligne écrite avec la charge et le prix, même si ce prix est zéro. Cela prend quatre minutes. Un mois impayé dure plus longtemps.",
          },
          {
            title: "Question",
            text: "Quelle petite phrase vous a déjà coûté cher ? Je ne suis sûrement pas seul dans ce cas, et j’apprends volontiers des factures des autres.",
          },
        ],
      },
      {
        id: "observed",
        title: "Trois erreurs que je retrouve partout",
        description: "Ce que vous rencontrez sans cesse chez de nouveaux clients, et le remède rapide.",
        sections: [
          {
            title: "Accroche",
            text: "Quand je commence chez {{cible}}, je trouve presque toujours les trois mêmes erreurs dès la première semaine. Aucune n’est bête ; chacune a eu un jour une bonne raison.",
          },
          {
            title: "Première erreur",
            text: "{{erreur 1}}. La raison était souvent la hâte. Remède : bien faire un seul cas, au calme et à deux, puis s’en servir de modèle pour tous les autres.",
          },
          {
            title: "Deuxième erreur",
            text: "{{erreur 2}}. Quelqu’un a voulu faire des économies, et y est arrivé, trois mois durant. Ensuite, chaque modification a coûté le double. Remède : ranger une fois par trimestre, sans déplacer la date.",
          },
          {
            title: "Troisième erreur",
            text: "{{erreur 3}}. La plus gênante, car elle n’a rien de technique : personne n’est responsable. Remède : un nom, pas un comité. Et tout de suite un remplaçant pour les congés.",
          },
          {
            title: "Conclusion",
            text: "Si vous en reconnaissez deux sur trois, vous êtes en excellente compagnie. Commencez par la troisième, elle ne coûte qu’une conversation. La quatrième serait d’ailleurs de s’attaquer aux trois à la fois. Laquelle manque à ma liste ?",
          },
        ],
      },
    ],
  },
  tools: {
    title: "Outils",
    description:
      "Vous montrez un outil que vous utilisez vraiment : pour quoi, depuis quand, et où il s’arrête. Une recommandation rémunérée se signale, les liens d’affiliation aussi.",
    medium: "Capture vidéo d’écran, 90 secondes au plus",
    picture: "Une fenêtre avec trois outils, dont un mis en avant",
    posts: [
      {
        id: "one",
        title: "Un outil au quotidien",
        description: "Une tâche, avant et après, avec les limites.",
        sections: [
          {
            title: "La tâche",
            text: "Chaque lundi, je passais deux heures sur {{tâche}}. Aujourd’hui, il m’en faut un quart, et le résultat est meilleur. Entre les deux, pas de nouveau système, mais un seul outil : {{outil}}.",
          },
          {
            title: "Comment je procède",
            text: "1. Le vendredi, je rassemble tout au même endroit, en vrac.\n2. Le lundi, je le fais trier selon un modèle fixe.\n3. Puis je relis une fois et je raye ce dont personne n’a besoin.\n\nLa troisième étape reste manuelle. Je l’ai sautée une fois, et une date fausse est partie chez le client.",
          },
          {
            title: "Ce qu’il ne sait pas faire",
            text: "Pour les documents confidentiels, je m’en passe : je ne sais pas avec certitude où vont les données. Et au-delà de {{nombre}} lignes, un simple tableur va plus vite.",
          },
          {
            title: "Ce qu’il coûte",
            text: "À peu près un déjeuner par mois. Je le paie moi-même, je n’y connais personne et ne touche rien pour ce post.",
          },
          {
            title: "Question",
            text: "Avec quoi faites-vous {{tâche}} ? J’essaie volontiers autre chose et je raconterai le résultat dans quatre semaines.",
          },
        ],
      },
      {
        id: "set",
        title: "Ma boîte à outils",
        description: "Quatre outils, une phrase chacun – et un qui a dû partir.",
        sections: [
          {
            title: "Accroche",
            text: "Mon activité, c’est un ordinateur, quatre logiciels et un cahier. Comme on me le demande souvent, voici la liste entière.",
          },
          {
            title: "Les quatre",
            text: "• {{outil 1}} pour tout ce qui touche aux clients : qui, quand, ce qui s’est dit en dernier.\n• {{outil 2}} pour les devis et les factures. Ennuyeux, et c’est très bien ainsi.\n• {{outil 3}} pour écrire, parce qu’il ne sait rien faire d’autre.\n• {{outil 4}} pour le vrai travail, depuis sept ans.",
          },
          {
            title: "Celui qui est parti",
            text: "Au printemps, j’ai résilié mon logiciel de planification. Il était bon. Mais je passais une heure par semaine à le nourrir pour qu’il me dise ce que je savais déjà.",
          },
          {
            title: "Ma règle",
            text: "Un nouvel outil n’entre que si un ancien sort. Et il a quatre semaines. Ensuite, je me demande s’il me manquerait. Le plus souvent, c’est non, et la résiliation prend deux minutes.",
          },
          {
            title: "Le cahier",
            text: "Le cahier sert aux rendez-vous. Qui prend des notes à la main écoute mieux. De quel outil vous sépareriez-vous en dernier ?",
          },
        ],
      },
    ],
  },
  cases: {
    title: "Cas clients",
    description:
      "L’histoire d’une mission : situation, intervention, résultat. Le client est d’accord ou n’est pas reconnaissable, et le chiffre du résultat peut être prouvé.",
    medium: "Image avant-après",
    picture: "Deux barres côte à côte : basse avant, haute après",
    posts: [
      {
        id: "project",
        title: "Raconter un projet",
        description: "Point de départ, tournant, résultat chiffré.",
        sections: [
          {
            title: "La situation",
            text: "L’appel est arrivé un jeudi. Une entreprise de {{secteur}}, {{nombre}} personnes, et une phrase que j’entends souvent : « En fait tout fonctionne, sauf que {{problème}}. »",
          },
          {
            title: "Ce qui avait été tenté",
            text: "Il y avait eu deux essais. Le premier a acheté un logiciel, le second a créé un groupe de travail. Le logiciel tournait, le groupe se réunissait, et le problème restait en place.",
          },
          {
            title: "L’intervention",
            text: "Pendant deux jours, je n’ai fait qu’observer et poser des questions. Ce n’était pas la technique qui manquait, mais une décision que personne ne voulait prendre. Nous l’avons prise en une matinée avec la direction, puis appliquée en trois semaines : {{mesure}}.",
          },
          {
            title: "Le résultat",
            text: "Après {{durée}} : {{résultat}}. Pour la responsable, autre chose comptait encore plus. Depuis, le sujet n’est revenu à aucun ordre du jour.",
          },
          {
            title: "Ce que j’en retiens",
            text: "Avant de construire, je demande désormais : quelle décision rendrait ce projet inutile ? Parfois, elle existe. La mission devient alors plus petite et le résultat meilleur. Pour moi, ce n’est pas une mauvaise affaire, car ces clients reviennent.",
          },
        ],
      },
      {
        id: "numbers",
        title: "Le résultat d’abord",
        description: "Commencer par le chiffre et remonter à son origine.",
        sections: [
          {
            title: "Le chiffre",
            text: "De {{avant}} à {{après}} en {{durée}}. C’est le bilan d’un projet qui a bien failli ne pas se faire.",
          },
          {
            title: "Pourquoi failli",
            text: "Au premier échange, je l’ai déconseillé. Le client voulait {{prestation}}, et j’étais convaincu que cela ne lui apporterait rien. J’ai proposé à la place de mesurer pendant une semaine. Cela coûtait peu et avait l’air de moins encore.",
          },
          {
            title: "Ce que la mesure a montré",
            text: "Les quatre cinquièmes du retard venaient d’un endroit que personne n’avait noté : une validation par e-mail, bloquée à chaque période de congés. Aucun devis au monde n’aurait réglé cela.",
          },
          {
            title: "Ce que nous avons fait",
            text: "1. Supprimer la validation là où elle n’avait jamais rien empêché.\n2. Nommer un remplaçant pour le reste.\n3. Ensuite seulement, construire ce qui était prévu, en deux fois plus petit.",
          },
          {
            title: "Ce que cela a coûté",
            text: "Moins que le premier devis, tout compris. Le client a placé l’économie dans l’étape suivante, que nous préparons ensemble. Et vous, mesurez-vous d’abord, ou préférez-vous commencer tout de suite ? Les deux peuvent se défendre.",
          },
        ],
      },
    ],
  },
  meinung: {
    title: "Opinion",
    description:
      "Vous prenez position sur un point débattu dans votre métier. Contre une habitude, jamais contre une personne, et avec une raison vérifiable.",
    medium: "Courte vidéo face caméra",
    picture: "Une bulle avec une phrase nette, deux plus discrètes à côté",
    posts: [
      {
        id: "against",
        title: "Contre une habitude",
        description: "Une thèse, deux raisons, la meilleure objection.",
        sections: [
          {
            title: "La thèse",
            text: "Je tiens {{habitude}} pour une perte de temps. Je le dis alors que je l’ai moi-même recommandé pendant des années.",
          },
          {
            title: "La première raison",
            text: "Cela répond à une question que personne n’a posée. En {{nombre}} projets, pas un client n’a décidé autrement après qu’avant.",
          },
          {
            title: "La seconde raison",
            text: "Cela donne à tous l’impression d’avoir avancé. Cette impression est dangereuse, car elle remplace le pas suivant. On a déjà fait quelque chose, après tout.",
          },
          {
            title: "La meilleure objection",
            text: "Une consœur que j’estime beaucoup voit les choses autrement : sans cette étape, les gens ne se parleraient même pas. Il y a du vrai. Seulement, on peut aussi se parler sans remplir quarante diapositives.",
          },
          {
            title: "Ma proposition",
            text: "La prochaine fois, laissez tomber et consacrez ce temps à une conversation avec trois personnes concernées. Puis décidez à nouveau. Qui a essayé, et avec quel résultat ?",
          },
        ],
      },
      {
        id: "unpopular",
        title: "Là où je ne suis pas d’accord",
        description: "Retourner poliment une idée répandue.",
        sections: [
          {
            title: "L’idée répandue",
            text: "« {{opinion}} » – cette phrase, je la lis ici au moins une fois par semaine. Je comprends d’où elle vient. Je ne la crois pas juste.",
          },
          {
            title: "Ce qui est vrai",
            text: "Elle vaut pour les grandes entreprises qui ont un service dédié. Des gens n’y font que cela, et les cas sont assez nombreux pour que l’effort paie.",
          },
          {
            title: "Ce qui ne l’est pas",
            text: "Pour {{cible}}, le calcul est différent. Quelqu’un s’en charge en plus du reste, en fin d’après-midi, entre deux rendez-vous. Ce qui a l’air d’un système chez les grands est chez les petits un second poste que personne ne paie.",
          },
          {
            title: "Ce que je conseille à la place",
            text: "Choisir une seule chose que l’on tient chaque semaine, même les mauvaises. Laisser le reste exprès, et le dire à voix haute. Non que le reste soit faux, mais un demi-système vaut moins qu’une habitude entière.",
          },
          {
            title: "Question",
            text: "Je me laisse volontiers convaincre. Qui y est arrivé dans une petite structure, et à quel prix ?",
          },
        ],
      },
    ],
  },
  wissen: {
    title: "Savoir-faire",
    description:
      "Vous expliquez une seule chose, de telle façon que vos clients s’en servent le jour même. Plus le sujet est étroit, plus le post est enregistré.",
    medium: "Visuel avec une idée clé",
    picture: "Trois étapes numérotées, l’une sous l’autre",
    posts: [
      {
        id: "howto",
        title: "Trois étapes",
        description: "Un geste que l’on maîtrise après la lecture.",
        sections: [
          {
            title: "Pour qui",
            text: "Si vous faites {{tâche}} régulièrement, vous pouvez gagner dès aujourd’hui une demi-heure par semaine. Voici comment :",
          },
          {
            title: "Première étape",
            text: "1. {{étape 1}}. Cela paraît évident et pourtant on l’oublie presque toujours. C’est ce qui fait échouer tout le reste ensuite.",
          },
          {
            title: "Deuxième étape",
            text: "2. {{étape 2}}. Prenez un cas réel, pas un exemple inventé. Dans les exemples inventés, tout marche toujours.",
          },
          {
            title: "Troisième étape",
            text: "3. {{étape 3}}. Puis rangez le tout et reprenez-le le lendemain matin. La plupart des faiblesses sautent aux yeux après une nuit.",
          },
          {
            title: "Le piège habituel",
            text: "Beaucoup veulent tout faire en un après-midi. Évitez. Une étape par jour va plus vite, parce que vous ne faites rien deux fois. À laquelle êtes-vous bloqué ?",
          },
        ],
      },
      {
        id: "term",
        title: "Un terme, en clair",
        description: "Un mot de métier que les clients entendent souvent et qu’on leur explique rarement.",
        sections: [
          {
            title: "Le mot",
            text: "« {{terme}} » figure dans un devis sur deux. Demandez ce que cela veut dire, et même les spécialistes se taisent.",
          },
          {
            title: "L’explication",
            text: "Il s’agit d’une chose simple : {{explication}}. Il n’y a rien de plus derrière, quoi qu’en disent les diapositives.",
          },
          {
            title: "Un exemple",
            text: "Imaginez un atelier. Qui s’aperçoit au montage qu’il manque une vis a déjà perdu. Qui compte la caisse une fois avant, non. C’est ce comptage que le mot désigne.",
          },
          {
            title: "Quand cela vaut la peine",
            text: "Dès que plus de {{nombre}} personnes y travaillent. En dessous, une discussion autour d’un café suffit.",
          },
          {
            title: "À retenir",
            text: "Au prochain devis, demandez : que faites-vous exactement, et à quoi verrai-je que c’est terminé ? Les bons prestataires s’en réjouissent. Quel mot dois-je traduire ensuite ?",
          },
        ],
      },
    ],
  },
  behind: {
    title: "Coulisses",
    description:
      "Un regard en coulisses : une journée, une décision, un doute. On confie une mission à quelqu’un ; ici, on voit comment vous travaillez quand personne ne regarde.",
    medium: "Photo prise sur le vif à votre bureau",
    picture: "Un bureau vu du dessus : cahier, tasse, clavier",
    posts: [
      {
        id: "day",
        title: "Une journée telle qu’elle fut",
        description: "Honnête, avec les heures, sans héroïsme.",
        sections: [
          {
            title: "Le matin",
            text: "8 h 10. Je voulais avancer sur {{projet}}. À la place, je passe vingt minutes à répondre à un message qui demandait trois lignes.",
          },
          {
            title: "La matinée",
            text: "9 h 30. Deux heures d’affilée, téléphone dans la cuisine. C’est de ce temps que mes clients profitent vraiment. Je ne tiens pas plus de deux blocs de ce genre par jour, et je ne connais personne qui en tienne plus.",
          },
          {
            title: "Le revers",
            text: "13 h. Refus d’un devis qui m’avait pris du temps. Aimable, motivé, agaçant quand même. Je demande ce qui a fait pencher la balance et j’obtiens une réponse utile : {{raison}}.",
          },
          {
            title: "Le soir",
            text: "17 h 40. J’éteins l’ordinateur. Que reste-t-il ? Deux bonnes heures, et une phrase pour le prochain devis. À quoi ressemble chez vous un mardi ordinaire ?",
          },
        ],
      },
      {
        id: "decision",
        title: "Un choix",
        description: "Pourquoi vous avez refusé une mission, ou changé quelque chose.",
        sections: [
          {
            title: "Le choix lui-même",
            text: "La semaine dernière, j’ai refusé une mission que j’aurais fêtée il y a deux ans.",
          },
          {
            title: "Ce qui plaidait pour",
            text: "Le tarif était bon, le nom aurait fait bel effet, et l’agenda avait de la place. Trois bonnes raisons de dire oui tout de suite.",
          },
          {
            title: "Ce qui plaidait contre",
            text: "« On verra ça plus tard » est revenu trois fois dans la conversation. Qui jugerait le résultat restait ouvert. Et {{intuition}}. Pris un à un, rien de grave. Ensemble, je connais la suite.",
          },
          {
            title: "Comment j’ai dit non",
            text: "Par téléphone, le jour même, avec la raison et deux noms de personnes mieux placées. L’appel a duré six minutes, et il fut plus agréable que la négociation d’avant.",
          },
          {
            title: "Question",
            text: "À quoi reconnaissez-vous, avant qu’elle commence, qu’une mission n’est pas pour vous ?",
          },
        ],
      },
    ],
  },
} satisfies Texts["guides/post-types"];
