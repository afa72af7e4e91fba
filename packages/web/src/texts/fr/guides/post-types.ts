import type { Texts } from "../../areas.ts";

export default {
  willkommen: {
    title: "Bienvenue",
    description:
      "La publication qui vous présente : au lancement, lors d’un changement de cap ou quand beaucoup de contacts viennent d’arriver. Une ou deux fois par an suffisent ; ensuite, épinglez-la en haut de votre profil.",
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
            question: "Pourquoi vous présenter maintenant ?",
            text: "{{occasion_presentation}} C’est le moment de me présenter en quelques lignes.",
          },
          {
            title: "Qui vous aidez",
            question: "Qui vous appelle, et que se passe-t-il à ce moment-là ?",
            text: "Je m’appelle {{mon_nom}} et je suis {{metier}}. Je travaille pour {{cible}}. On m’appelle en général quand {{probleme}}.",
          },
          {
            title: "D’où vous venez",
            question: "Où avez-vous appris votre métier, et que savez-vous depuis que d’autres ignorent ?",
            text: "{{parcours}} J’en ai gardé une certitude : {{savoir_metier}}.",
          },
          {
            title: "Ce qu’on lira ici",
            question: "De quoi parlez-vous, et à quel rythme tiendrez-vous vraiment ?",
            text: "Je publie ici {{rythme}}, sur un sujet : {{sujet_publications}}. Vous y lirez ce qui a marché, ce qui n’a pas marché et ce que je ferai autrement la prochaine fois.",
          },
          {
            title: "Invitation",
            question: "À quelle question vos contacts peuvent-ils répondre en une phrase ?",
            text: "Et vous, sur quoi travaillez-vous en ce moment, et qu’est-ce qui coince ? Une phrase en commentaire suffit, je réponds à tout le monde.",
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
            question: "Que ferez-vous désormais, et pour qui ?",
            text: "À partir d’aujourd’hui, je n’accepte plus qu’un seul type de mission : {{type_mission}}, pour {{cible}}.",
          },
          {
            title: "La raison",
            question: "Quel était le point commun de vos meilleures missions ?",
            text: "J’ai mis côte à côte mes projets des {{annees}} dernières années. Les meilleurs avaient un point commun : {{trait_commun}}. J’aimerais en voir plus souvent.",
          },
          {
            title: "Ce qui s’arrête",
            question: "Que refuserez-vous, et vers qui orienterez-vous ?",
            text: "Je transmets désormais toutes les demandes qui relèvent d’un autre sujet : {{sujet_transmis}}. Je connais des personnes qui font cela mieux que moi, et je vous mets volontiers en relation.",
          },
          {
            title: "Ce qui reste",
            question: "Qu’est-ce qui ne change pas pour vos clients actuels ?",
            text: "Les contrats en cours iront à leur terme. Ma façon de travailler ne change pas non plus : {{facon_de_travailler}}.",
          },
          {
            title: "Demande",
            question: "Que demandez-vous, et est-ce facile à faire ?",
            text: "Avez-vous pensé à quelqu’un en lisant ces lignes ? Le signe qui ne trompe pas : {{signe_besoin}}. Un mot de votre part suffit, je m’occupe du reste.",
          },
        ],
      },
    ],
  },
  trends: {
    title: "Tendances",
    description:
      "Vous expliquez une nouveauté à vos clients : ce qui change, qui est concerné, ce qu’il faut faire ou laisser de côté pour l’instant. Peu importe d’être le premier à en parler, on lit la version que l’on comprend.",
    medium: "Document de 5 à 7 pages",
    picture: "Une courbe qui monte, avec trois points marqués",
    posts: [
      {
        id: "news",
        title: "Mettre une nouveauté en perspective",
        description: "Une annonce, trois conséquences, un conseil.",
        sections: [
          {
            title: "La nouveauté",
            question: "Qu’est-ce qui s’applique, à partir de quand, et où peut-on le lire ?",
            text: "{{nouveaute}} Pour le détail, une bonne adresse : {{source_officielle}}. Depuis, une question revient plus que toutes les autres. Faut-il agir tout de suite ?",
          },
          {
            title: "Qui est concerné",
            question: "Qui doit agir, et qui peut attendre ?",
            text: "La réponse courte est oui, si {{condition_concerne}}. Vous pouvez attendre si {{condition_attente}}.",
          },
          {
            title: "Ce qui change",
            question: "Que remarquera-t-on d’abord au quotidien ?",
            text: "Au quotidien, trois choses changent.\n\n1. {{changement_1}}\n2. {{changement_2}}\n3. {{changement_3}}",
          },
          {
            title: "Que faire maintenant",
            question: "Quelle première étape tient en une heure, et que sait-on ensuite ?",
            text: "Mon conseil pour cette semaine tient en une ligne. {{premiere_etape}} {{interet_etape}} Si vous bloquez en chemin, dites-moi où en commentaire.",
          },
          {
            title: "Question",
            question: "Qu’aimeriez-vous apprendre de vos contacts ?",
            text: "Où en êtes-vous, et quel point vous inquiète le plus ? Je rassemble les questions et j’y réponds la semaine prochaine dans une publication à part.",
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
            question: "Qu’avez-vous vu plusieurs fois, et combien de fois exactement ?",
            text: "Dans {{nombre}} projets récents, j’ai vu la même chose : {{observation}}. J’ai compté tous les projets depuis {{debut_comptage}}.",
          },
          {
            title: "Comment c’était avant",
            question: "Comment faisait-on il y a quelques années, et aujourd’hui ?",
            text: "Il y a encore {{annees}} ans, c’était différent. {{autrefois}} {{aujourdhui}}",
          },
          {
            title: "À quoi cela tient",
            question: "Quelles sont les deux raisons, et comment les avez-vous repérées ?",
            text: "J’y vois deux raisons.\n\n1. {{raison_1}}\n2. {{raison_2}}\n\nJe m’en suis rendu compte le jour où {{declic}}.",
          },
          {
            title: "Ce qu’il faut en conclure",
            question: "Que conseillez-vous, même sans mission à la clé ?",
            text: "Qu’est-ce que cela change pour {{cible}} ? {{conclusion}} Au début, il faut du courage, car {{frein}}. Au bout de quatre semaines, vos propres chiffres vous diront si cela vaut la peine.",
          },
          {
            title: "Contre-exemples",
            question: "Quelle réponse vous donnerait tort ?",
            text: "Le voyez-vous aussi dans votre entreprise, ou est-ce exactement l’inverse ? Ce sont vos contre-exemples qui m’intéressent le plus.",
          },
        ],
      },
    ],
  },
  fehler: {
    title: "Erreurs",
    description:
      "Vous racontez une erreur, de préférence la vôtre, et ce que vous faites autrement depuis. Cela inspire plus confiance que n’importe quel succès, à condition qu’aucun client ne soit reconnaissable.",
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
            question: "Qu’avez-vous dit, fait ou laissé passer, et dans quelle situation ?",
            text: "Mon erreur la plus chère tient en une phrase : « {{phrase_chere}} » Je l’ai dite le jour où {{situation_erreur}}.",
          },
          {
            title: "Ce qui s’est passé",
            question: "Qu’en est-il sorti, et combien cela vous a-t-il coûté ?",
            text: "{{suite_erreur}} Personne n’était de mauvaise foi. J’y ai laissé {{cout_erreur}}. {{suite_relation}}",
          },
          {
            title: "Ce que j’aurais dû faire",
            question: "Quel petit geste aurait suffi ? Écrivez-le mot pour mot.",
            text: "Un court message aurait suffi : « {{meilleure_phrase}} » J’aurais eu la réponse le jour même, et si c’était non, je n’aurais pas commencé.",
          },
          {
            title: "La règle",
            question: "À quoi vous tenez-vous depuis, et qu’est-ce que cela a changé ?",
            text: "Depuis, je me tiens à une règle. {{regle}} Cela me prend {{effort_regle}}. {{effet_regle}}",
          },
          {
            title: "Question",
            question: "Que peuvent apporter les autres de leur propre expérience ?",
            text: "Quelle petite phrase vous a déjà coûté cher, et qu’écrivez-vous aujourd’hui à la place ? Je résumerai vos meilleures réponses la semaine prochaine, sans les noms si vous préférez.",
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
            question: "Où et quand rencontrez-vous ces erreurs ?",
            text: "Quand j’arrive chez un nouveau client, je trouve presque toujours les trois mêmes erreurs dès la première semaine. Les voici, chacune avec un remède pour cette semaine.",
          },
          {
            title: "Première erreur",
            question: "Que voyez-vous, pourquoi, et qu’est-ce qui aide dès cette semaine ?",
            text: "1. {{erreur_1}} La cause est le plus souvent {{cause_erreur}}. {{remede_1}}",
          },
          {
            title: "Deuxième erreur",
            question: "Que gagne-t-on au début, et que perd-on ensuite ?",
            text: "2. {{erreur_2}} On y gagne d’abord {{gain_initial}}, et l’on y perd ensuite {{perte_ensuite}}. {{remede_2}}",
          },
          {
            title: "Troisième erreur",
            question: "Que tout le monde sait-il, sans que personne ne s’en charge, et avec quel effet ?",
            text: "3. {{erreur_3}} {{effet_erreur}} {{remede_3}}",
          },
          {
            title: "Conclusion",
            question: "Par quoi commencer, pourquoi, et que voulez-vous savoir ?",
            text: "Vous en reconnaissez deux sur trois ? Alors commencez par la dernière. {{raison_priorite}} Quelle erreur manque à ma liste ?",
          },
        ],
      },
    ],
  },
  tools: {
    title: "Outils",
    description:
      "Vous montrez un outil que vous utilisez vraiment : pour quoi faire, depuis quand, et où il atteint ses limites. Une recommandation rémunérée se signale comme publicité, un lien d’affiliation aussi.",
    medium: "Vidéo de votre écran, 90 secondes au plus",
    picture: "Une fenêtre avec trois outils, dont un mis en avant",
    posts: [
      {
        id: "one",
        title: "Un outil au quotidien",
        description: "Une tâche, avant et après, avec les limites.",
        sections: [
          {
            title: "La tâche",
            question: "À quoi vous sert-il, combien de temps fallait-il avant, et aujourd’hui ?",
            text: "Voici une tâche qui me prenait autrefois {{duree_avant}} : {{tache_recurrente}}. Aujourd’hui, il me faut {{duree_apres}}. La différence vient d’un outil que j’utilise depuis {{duree_usage}} : {{outil}}.",
          },
          {
            title: "Comment je m’y prends",
            question: "Quels sont les trois gestes que l’on peut reproduire ?",
            text: "1. {{geste_1}}\n2. {{geste_2}}\n3. {{geste_3}}\n\nLa dernière étape se fait toujours à la main. {{accroc}}",
          },
          {
            title: "Ce qu’il ne sait pas faire",
            question: "Pour quoi ne l’utilisez-vous pas, et quand ne suffit-il plus ?",
            text: "Je ne l’utilise pas pour {{exception}}, car {{reserve}}. {{limite_outil}}",
          },
          {
            title: "Ce qu’il coûte",
            question: "Combien payez-vous, et touchez-vous quelque chose pour cette publication ? Si oui, signalez-le.",
            text: "Il coûte {{prix_outil}} par mois. Je le paie moi-même et ne touche rien pour cette publication.",
          },
          {
            title: "À vous",
            question: "Qu’aimeriez-vous essayer ensuite ?",
            text: "Et vous, comment faites-vous ? J’aime essayer d’autres outils, et je vous dirai dans quatre semaines ce que cela a donné. Si mon modèle pour la deuxième étape vous intéresse, écrivez-moi, il est gratuit.",
          },
        ],
      },
      {
        id: "set",
        title: "Ma boîte à outils",
        description: "Quatre outils, une phrase chacun, et celui que vous avez abandonné.",
        sections: [
          {
            title: "Accroche",
            question: "Pourquoi montrez-vous vos outils ?",
            text: "On me demande souvent avec quoi je travaille. La semaine dernière, quatre outils m’ont suffi.",
          },
          {
            title: "Les quatre",
            question: "Quels sont les quatre outils de votre dernière semaine, et à quoi ont-ils servi ?",
            text: "• {{outil_1}} pour {{usage_1}}\n• {{outil_2}} pour {{usage_2}}\n• {{outil_3}} pour {{usage_3}}\n• {{outil_4}} pour {{usage_4}}",
          },
          {
            title: "Celui que j’ai abandonné",
            question: "Qu’avez-vous résilié, pourquoi, et qu’y gagnez-vous ?",
            text: "J’ai résilié {{outil_abandonne}}. {{raison_abandon}} J’y gagne {{economie_resiliation}}.",
          },
          {
            title: "Ma règle",
            question: "Quand adoptez-vous un nouvel outil, et lequel est resté en dernier ?",
            text: "Je n’adopte un nouvel outil que si {{regle_outil}}. Il a quatre semaines pour faire ses preuves, sur une vraie mission. Ensuite, je me demande s’il me manquerait. Si la réponse est non, je résilie. Le dernier à être resté : {{dernier_adopte}}.",
          },
          {
            title: "Le dernier",
            question: "De quel outil vous sépareriez-vous en dernier ?",
            text: "L’outil que je garderais en dernier, c’est {{outil_prefere}}. {{raison_preference}} Et vous, duquel auriez-vous le plus de mal à vous passer ?",
          },
        ],
      },
    ],
  },
  cases: {
    title: "Cas clients",
    description:
      "L’histoire d’une mission : situation, intervention, résultat. Le client a donné son accord ou ne peut pas être reconnu, et le chiffre du résultat est un chiffre que vous pouvez prouver.",
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
            question: "Qui vous a appelé, et avec quels mots ?",
            text: "Un jour, j’ai reçu l’appel d’un client : {{ancien_client}}. Au téléphone, j’ai entendu une phrase qui revient souvent, sous une forme ou une autre : « {{phrase_client}} »",
          },
          {
            title: "Ce qui avait été essayé",
            question: "Quelles tentatives y avait-il eu, pourquoi n’ont-elles pas suffi, et qu’ont-elles coûté ?",
            text: "{{tentatives}} Peu de choses avaient changé, car {{cause}}. L’entreprise y avait déjà perdu {{perte_client}}.",
          },
          {
            title: "L’intervention",
            question: "Qu’avez-vous fait, dans quel ordre et avec qui ?",
            text: "{{action_1}} Le constat était net : {{constat}}. {{action_2}}",
          },
          {
            title: "Le résultat",
            question: "Quel chiffre pouvez-vous prouver, et pouvez-vous nommer le client ?",
            text: "{{resultat_chiffre}} La direction a retenu autre chose encore. {{effet_secondaire}}",
          },
          {
            title: "Ce que j’en retiens",
            question: "Que faites-vous autrement dans chaque projet depuis, et qu’y avez-vous gagné la dernière fois ?",
            text: "J’en ai gardé une habitude. {{nouvelle_habitude}} {{effet_habitude}}",
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
            question: "Quel chiffre a changé, en combien de temps, et qui l’a mesuré ?",
            text: "Avant, {{avant}}. Après, {{apres}}. Entre les deux, {{periode}}. Le chiffre vient d’une source sûre : {{source_mesure}}. Et ce projet a bien failli ne pas avoir lieu.",
          },
          {
            title: "Ce qui a failli l’empêcher",
            question: "Que voulait le client au départ, et qu’avez-vous conseillé ?",
            text: "La demande de départ était simple : {{souhait_client}}. Dès notre premier échange, je l’ai déconseillé, car {{objection}}. J’ai proposé autre chose : {{contre_proposition}}. Cela coûtait {{prix_proposition}}.",
          },
          {
            title: "Ce qui est apparu",
            question: "Qu’est-il apparu, et que croyait-on jusque-là ?",
            text: "Ensuite, nous avons su à quoi nous en tenir : {{constat}}. Jusque-là, tout le monde pensait à autre chose : {{hypothese}}.",
          },
          {
            title: "Ce que nous avons fait",
            question: "Quelles sont les trois étapes qui ont suivi, dans l’ordre ?",
            text: "1. {{mesure_1}}\n2. {{mesure_2}}\n3. {{mesure_3}}",
          },
          {
            title: "Ce que cela a coûté",
            question: "Combien le client a-t-il payé ou économisé, si vous pouvez le dire ?",
            text: "Le tout a coûté {{cout}}. L’argent économisé finance maintenant {{etape_suivante}}. Et vous, mesurez-vous d’abord, ou commencez-vous tout de suite par une solution ? À quel chiffre voyez-vous ensuite qu’elle a servi ?",
          },
        ],
      },
    ],
  },
  meinung: {
    title: "Opinion",
    description:
      "Vous prenez position sur un sujet discuté dans votre métier : contre une habitude, jamais contre une personne, et avec une raison que l’on peut vérifier.",
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
            question: "Quelle habitude répandue vous paraît mauvaise ?",
            text: "Pour moi, {{habitude}} est une perte de temps. Je le dis alors que je l’ai moi-même conseillé autrefois.",
          },
          {
            title: "La première raison",
            question: "Quel argument chacun peut-il vérifier en comptant ?",
            text: "Ma première raison se compte. {{preuve}} Je m’attendais à autre chose : {{attente}}.",
          },
          {
            title: "La deuxième raison",
            question: "Quel tort fait cette habitude, et quand l’avez-vous vu pour la dernière fois ?",
            text: "Ma deuxième raison se mesure moins bien. {{deuxieme_raison}} {{tort_habitude}}",
          },
          {
            title: "La meilleure objection",
            question: "Que dirait un contradicteur avisé, et sur quoi a-t-il raison ?",
            text: "La meilleure objection que je connaisse est celle-ci : « {{objection_adverse}} » Elle n’est pas sans fondement. {{replique}}",
          },
          {
            title: "Ce que je propose",
            question: "Que faut-il essayer à la place, et combien de temps ?",
            text: "Je propose un essai de quatre semaines. {{alternative}} Ensuite, décidez à nouveau. Quelqu’un l’a-t-il déjà tenté, et avec quel résultat ?",
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
            question: "Quelle phrase lisez-vous sans cesse ?",
            text: "« {{opinion}} » Je lis cette phrase ici à longueur d’année. Je comprends d’où elle vient. Je ne la crois pas juste.",
          },
          {
            title: "Ce qu’elle a de vrai",
            question: "Pour qui est-elle vraie, et où l’avez-vous vu ?",
            text: "Elle est vraie si {{condition_vraie}}. Je l’ai vu chez un client : {{cas_favorable}}.",
          },
          {
            title: "Ce qu’elle a de faux",
            question: "Où le calcul ne tient-il plus ? Décrivez un après-midi ordinaire.",
            text: "Il en va autrement pour {{cible}}. {{quotidien}} Faire comme les grands groupes y prendrait {{effort_necessaire}}.",
          },
          {
            title: "Mon conseil",
            question: "Quelle est la plus petite solution qui tient même une mauvaise semaine ?",
            text: "Mon conseil est plus modeste. {{conseil}} Tout le reste, je le laisserais de côté pendant trois mois, y compris {{renoncement}}. Ensuite, vos chiffres vous diront s’il manque quelque chose.",
          },
          {
            title: "Appel à la contradiction",
            question: "Quels contre-exemples aimeriez-vous entendre ?",
            text: "J’ai hâte de lire vos arguments. Dans quelle petite entreprise cela marche-t-il, et à quel prix ?",
          },
        ],
      },
    ],
  },
  wissen: {
    title: "Savoir-faire",
    description:
      "Vous expliquez une seule chose, si clairement que vos clients peuvent s’en servir le jour même. Plus le sujet est étroit, plus la publication est enregistrée.",
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
            question: "À qui sert cette méthode, et que fait-elle gagner ? Donnez un chiffre que vous avez mesuré.",
            text: "Ces trois étapes s’adressent à tous ceux qui {{routine}}. Elles me font gagner {{gain}}.",
          },
          {
            title: "Étape un",
            question: "Par quoi commence-t-on, et combien de temps faut-il ?",
            text: "1. {{etape_1}} J’y passe {{duree_etape}}.",
          },
          {
            title: "Étape deux",
            question: "Que fait-on d’un cas réel ?",
            text: "2. {{etape_2}} Prenez pour cela un vrai cas, par exemple {{cas_exercice}}.",
          },
          {
            title: "Étape trois",
            question: "Comment sait-on que c’est fini ?",
            text: "3. {{etape_3}} Puis laissez reposer, et regardez de nouveau le lendemain matin.",
          },
          {
            title: "Le piège le plus fréquent",
            question: "Où la plupart des gens échouent-ils ?",
            text: "Le plus souvent, cela coince quand {{piege}}. Et vous, à quelle étape bloquez-vous ?",
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
            question: "Quel mot figure dans les devis de votre métier sans que personne l’explique ?",
            text: "On lit souvent l’expression « {{terme}} » dans les devis. La dernière personne à m’avoir demandé ce qu’elle veut dire : {{qui_a_demande}}.",
          },
          {
            title: "L’explication",
            question: "Comment l’expliqueriez-vous à table, en famille ?",
            text: "C’est en fait très simple : {{explication}}. Il n’y a rien d’autre derrière.",
          },
          {
            title: "Un exemple",
            question: "Où trouve-t-on la même chose dans la vie de tous les jours ?",
            text: "Un exemple de tous les jours. {{exemple_quotidien}} C’est exactement cela.",
          },
          {
            title: "Quand cela vaut la peine",
            question: "À partir de quelle taille en a-t-on besoin ?",
            text: "Cela vaut la peine dès que {{seuil}}. En dessous, {{solution_simple}} suffit.",
          },
          {
            title: "À retenir",
            question: "À quoi reconnaît-on un bon devis ?",
            text: "Au prochain devis, posez deux questions. Que ferez-vous exactement, et à quoi verrai-je que c’est fini ? Les deux réponses ont leur place dans le devis, avant votre signature. Quel mot voulez-vous que j’explique ensuite ?",
          },
        ],
      },
    ],
  },
  behind: {
    title: "Coulisses",
    description:
      "L’envers du décor : une journée, une décision, un doute. Une mission se confie à une personne, et l’on voit ici comment vous travaillez quand personne ne regarde.",
    medium: "Photo prise sur le vif à votre bureau",
    picture: "Un bureau vu du dessus : cahier, tasse, clavier",
    posts: [
      {
        id: "day",
        title: "Une journée comme elle s’est passée",
        description: "Honnête, avec les heures, sans héroïsme.",
        sections: [
          {
            title: "Le matin",
            question: "Par quoi la journée a-t-elle commencé, et par quoi aurait-elle dû commencer ?",
            text: "Voici à quoi mon {{jour_semaine}} a vraiment ressemblé. {{matin}}",
          },
          {
            title: "La matinée",
            question: "Quand avez-vous travaillé sans interruption, et qu’avez-vous terminé ?",
            text: "{{temps_calme}} J’y ai terminé {{resultat_jour}}.",
          },
          {
            title: "Le revers",
            question: "Qu’est-ce qui a échoué, et que vous a-t-on répondu quand vous avez demandé pourquoi ?",
            text: "{{revers}} J’ai demandé ce qui avait fait la différence, et la réponse m’a servi : « {{raison_refus}} »",
          },
          {
            title: "Le soir",
            question: "Que reste-t-il de la journée, en une phrase ?",
            text: "{{soir}} Et chez vous, à quoi ressemble un {{jour_semaine}} ordinaire ?",
          },
        ],
      },
      {
        id: "decision",
        title: "Un choix",
        description: "Pourquoi vous avez refusé une mission, ou changé quelque chose.",
        sections: [
          {
            title: "Le choix",
            question: "Qu’avez-vous refusé ou changé ?",
            text: "La semaine dernière, j’ai refusé une mission que j’aurais fêtée il y a {{annees}} ans.",
          },
          {
            title: "Ce qui me tentait",
            question: "Qu’est-ce qui était tentant ?",
            text: "Les bons arguments ne manquaient pas : {{arguments_pour}}. De quoi dire oui tout de suite.",
          },
          {
            title: "Ce qui m’a retenu",
            question: "Qu’avez-vous entendu ou vu qui vous a fait hésiter ?",
            text: "Un détail m’a gêné : {{gene}}. Un autre point est resté ouvert : {{point_ouvert}}. Je connaissais les deux d’une ancienne mission. {{experience_passee}}",
          },
          {
            title: "Comment j’ai dit non",
            question: "Comment avez-vous refusé, et que vous a-t-on répondu ?",
            text: "{{refus}} On m’a répondu une phrase que j’ai gardée : « {{reaction}} »",
          },
          {
            title: "Question",
            question: "À quoi les autres voient-ils que cela ne convient pas ?",
            text: "À quoi voyez-vous qu’une mission n’est pas pour vous, avant qu’elle commence ?",
          },
        ],
      },
    ],
  },
} satisfies Texts["guides/post-types"];
