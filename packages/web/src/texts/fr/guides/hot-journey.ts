import type { Texts } from "../../areas.ts";

export default {
  description:
    "Derrière une annonce de projet, il y a une décision déjà prise et, le plus souvent, un budget. Reste à savoir à qui ira la mission. Ce parcours mène de l’annonce à la signature.",
  steps: {
    find: {
      title: "Trouver une mission",
      content: {
        title: "Trois annonces qui conviennent plutôt que trente",
        description:
          "Cherchez chaque jour ouvré à la même heure, 20 minutes au plus. Tranchez aussitôt pour chaque annonce : répondre, garder ou écarter. Ce que vous gardez devient un lead le jour même, avec la source « Annonce de projet ».",
        tips: [
          {
            title: "Régler la recherche",
            points: [
              "Enregistrez une alerte sur deux plateformes, l’une avec votre terme de métier, l’autre avec celui du client. Une « refonte UX » s’annonce souvent sous « refaire notre site ».",
              "Choisissez la notification immédiate. Passé un jour, les nouvelles candidatures à une annonce très demandée ne sont presque plus lues.",
              "Sur LinkedIn, cherchez « cherche freelance » et votre métier dans l’onglet « Posts », les plus récents d’abord.",
              "Le vendredi, supprimez le mot-clé qui n’a rien donné d’utile de la semaine.",
            ],
          },
          {
            title: "Deux minutes par annonce",
            points: [
              "Dites en une phrase ce qui existera à la fin. Si vous n’y arrivez pas, vous tenez votre première question au client.",
              "Comptez ce qui est exigé et laissez de côté les « serait un plus ». À partir des deux tiers, répondez.",
              "Comparez le démarrage et le rythme à votre agenda, en comptant les missions qui pourraient être prolongées.",
              "Si le budget n’est pas indiqué, multipliez votre TJM par le nombre de jours estimé. Une entreprise de cette taille le dépenserait-elle ?",
            ],
          },
          {
            title: "Lire entre les lignes",
            points: [
              "« Pour l’un de nos clients grands comptes » signale un intermédiaire. Demandez si la mission lui est réservée et quelle marge il prend.",
              "Ne laissez qu’un seul intermédiaire présenter votre profil. Reçu deux fois, il est souvent écarté, pour éviter une dispute sur la commission.",
              "Cherchez sur le site la personne avec qui vous travailleriez. Le lead porte son nom ou, à défaut, celui du contact de l’annonce.",
              "Si l’annonce est en ligne depuis six semaines, demandez ce qui manquait aux candidatures reçues.",
            ],
          },
          {
            title: "Ce que permet la loi",
            points: [
              "En publiant son annonce, le client demande des devis pour ce projet-là. Répondez-y, par la voie indiquée dans l’annonce.",
              "En droit allemand (§ 7 UWG), tout autre message qui propose une prestation est de la publicité et exige un accord préalable, même entre entreprises. Après un refus, demandez donc si vous pourrez reprendre contact, et notez le oui et sa date dans l’historique.",
            ],
          },
        ],
      },
      guide: {
        title: "Une question et une note sur l’annonce",
        description:
          "Ne posez de question avant de candidater que si votre accord en dépend. La note, elle, s’écrit à chaque fois ; vous en aurez besoin quand le téléphone sonnera deux semaines plus tard.",
        parts: [
          {
            title: "L’intitulé de l’annonce",
            text: "Mot pour mot, pour que personne n’ait à chercher chez le client.",
          },
          {
            title: "Une seule question",
            text: "Un point que l’annonce passe sous silence et qui change le périmètre ou la date. Le reste attendra l’entretien.",
          },
          {
            title: "Ce qui en dépend",
            text: "Une phrase sur la raison de la question et sur ce qui suivra la réponse.",
          },
        ],
        samples: [
          {
            title: "Question avant de candidater",
            text: `{{civilite}},

Votre annonce « {{titre_projet}} » correspond à ce que je fais. Avant d’y répondre, j’aurais une question.

{{question}}

De la réponse dépendent le nombre de jours à prévoir et ma disponibilité à partir du {{date_debut}}. Si cela convient, vous aurez ma candidature le jour même.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Ton annonce « {{titre_projet}} » correspond à ce que je fais. Avant d’y répondre, j’aurais une question.

{{question}}

De la réponse dépendent le nombre de jours à prévoir et ma disponibilité à partir du {{date_debut}}. Si cela convient, tu auras ma candidature le jour même.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Note pour le lead",
            text: `Annonce : {{titre_projet}}
Trouvée : {{trouvee_ou}}
À la fin, il y aura : {{livrable_final}}
Il me manque : {{lacune}}
Estimation : {{jours_estimes}} jours
Question ouverte : {{question}}`,
          },
        ],
      },
      sideCard: {
        title: "Regarder à côté de son métier",
        text: "Un même travail porte plusieurs noms. Les newsletters se cachent sous « marketing relationnel », les processus à remettre en ordre sous « management de transition ». Lisez pendant une semaine les annonces des métiers voisins et de secteurs inconnus, et n’écartez qu’ensuite. Cette liste ne vaut pas recommandation.",
        points: [
          "Places de marché comme Malt ou Codeur.com, où les clients publient et contactent eux-mêmes des profils",
          "Sites de missions comme Free-Work ou LeHibou, et freelancermap pour l’Allemagne, surtout pour l’informatique et le conseil",
          "La recherche d’offres de LinkedIn avec le mot « freelance », triée par date et enregistrée en alerte quotidienne",
          "Lettres d’information et listes de diffusion professionnelles, par exemple celles de l’Alliance France Design ou de la SFT pour la traduction",
          "ESN et agences de votre région qui prennent du renfort pendant les mois chargés",
          "Petits marchés publics : le BOAMP en France, service.bund.de en Allemagne",
        ],
      },
    },
    apply: {
      title: "Répondre à l’annonce",
      content: {
        title: "Montrer que vous avez lu la demande",
        description:
          "La plupart des candidatures parlent de leur auteur. La vôtre commence par le projet du client, donne une preuve et se termine par deux créneaux au choix. Comptez 30 minutes, dont la moitié pour lire.",
        tips: [
          {
            title: "Avant la première phrase",
            points: [
              "Repérez dans l’annonce ce qu’il faut produire, pour quand, et le mot qui revient sans cesse.",
              "Lisez les trois dernières publications ou actualités de l’entreprise. La raison du projet s’y trouve souvent, alors que l’annonce la tait.",
              "Choisissez, parmi vos missions, la plus proche par la taille ou le secteur et résumez son résultat en une phrase.",
              "Fixez tarif, date de démarrage et nombre de jours par semaine avant de rédiger.",
            ],
          },
          {
            title: "En rédigeant",
            points: [
              "Restez sous 180 mots, et sous 90 pour répondre à une publication. La première lecture se fait sur un téléphone, entre deux réunions.",
              "Aucune des trois premières phrases ne commence par « Je ».",
              "Répondez aux exigences dans l’ordre et avec les termes de l’annonce. Chez un intermédiaire, la personne qui coche la liste ne connaît pas toujours le métier.",
              "Joignez un seul fichier de deux pages au plus, la mission comparable en tête. Nommez-le avec votre nom et le rôle visé.",
            ],
          },
          {
            title: "Envoyer et garder une trace",
            points: [
              "Répondez le jour de la publication, au plus tard le lendemain matin.",
              "Copiez le texte de l’annonce dans le champ « Préparation ». Elle disparaît dès que les réponses suffisent, souvent avant l’entretien.",
              "Passez le statut à « Contacté » et prévoyez une relance dans 5–7 jours.",
              "Faites le point après 20 candidatures. En dessous de trois entretiens, réécrivez votre entrée en matière avant d’envoyer la suivante.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan de la candidature",
        description:
          "Six parties, dans cet ordre. Dans les exemples, mettez votre propre preuve aux endroits signalés.",
        parts: [
          {
            title: "Objet",
            text: "Par e-mail, le projet et votre disponibilité, par exemple « Migration de la boutique, libre dès le 1er avril ». La référence de l’annonce, s’il y en a une, vient à la fin.",
          },
          {
            title: "Le projet d’abord",
            text: "Une phrase sur ce qu’il a de difficile. « Quatre pays, une boutique, et rien ne doit s’arrêter en décembre » en dit plus que « Votre annonce a retenu toute mon attention ».",
          },
          {
            title: "La preuve",
            text: "Une mission comparable en deux phrases, avec la situation, votre intervention et ce qui a changé. Un chiffre tiré de là pèse plus que huit logos.",
          },
          {
            title: "La première semaine",
            text: "Par quoi vous commenceriez. Presque personne n’écrit ce paragraphe, et c’est sur lui que l’on vous interrogera.",
          },
          {
            title: "Les conditions",
            text: "Démarrage, rythme, lieu et tarif HT sur une ligne. S’il en manque une, le client doit vous relancer et préfère en inviter un autre.",
          },
          {
            title: "Deux dates au choix",
            text: "20 minutes chacune, dans les trois jours. « Mardi » suffit alors comme réponse.",
          },
        ],
        samples: [
          {
            title: "Directement au client",
            text: `{{civilite}},

La difficulté de votre projet « {{titre_projet}} » tient, me semble-t-il, à ceci : {{difficulte}}.

{{preuve_chiffree}}

La première semaine, je me consacrerais à une seule tâche : {{tache_semaine_1}}. L’ordre de tout le reste en découle.

Mes conditions : {{conditions}}.

Auriez-vous 20 minutes pour un appel ? Je vous propose {{deux_creneaux}}.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

La difficulté du projet « {{titre_projet}} » tient, me semble-t-il, à ceci : {{difficulte}}.

{{preuve_chiffree}}

La première semaine, je me consacrerais à une seule tâche : {{tache_semaine_1}}. L’ordre de tout le reste en découle.

Mes conditions : {{conditions}}.

Tu aurais 20 minutes pour un appel ? Je te propose {{deux_creneaux}}.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "À un intermédiaire",
            text: `{{civilite}},

Au sujet de « {{titre_projet}} », dans l’ordre de vos critères :

– {{exigence_1}}
– {{exigence_2}}
– Critère non rempli : {{lacune}}
– Conditions : {{conditions}}

Avant de transmettre mon profil, pouvez-vous m’indiquer le client final ? Je préfère vérifier qu’il ne l’a pas déjà reçu.

Vous pouvez me joindre {{disponibilite}}.

Cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Au sujet de « {{titre_projet}} », dans l’ordre de tes critères :

– {{exigence_1}}
– {{exigence_2}}
– Critère non rempli : {{lacune}}
– Conditions : {{conditions}}

Avant de transmettre mon profil, peux-tu m’indiquer le client final ? Je préfère vérifier qu’il ne l’a pas déjà reçu.

Tu peux me joindre {{disponibilite}}.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "En réponse à une publication",
            text: `{{civilite}},

Dans votre publication, vous cherchez {{recherche}}. Une question d’abord, car la charge en dépend.

{{question}}

À titre de comparaison, voici une mission précédente. {{preuve_chiffree}}

Je peux vous envoyer une page à ce sujet. Vous verrez si la méthode conviendrait à {{entreprise}}.

Bonne journée,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Dans ta publication, tu cherches {{recherche}}. Une question d’abord, car la charge en dépend.

{{question}}

À titre de comparaison, voici une mission précédente. {{preuve_chiffree}}

Je peux t’envoyer une page à ce sujet. Tu verras si la méthode conviendrait à {{entreprise}}.

Bonne journée,
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Enregistrez ici votre propre version. Les conditions et les créneaux restent ; laissez l’entrée en matière et la preuve en blanc, pour les réécrire à chaque annonce.",
    },
    prepare: {
      title: "Préparer l’entretien",
      content: {
        title: "Une heure, une page de notes",
        description:
          "Si l’on vous invite, c’est que vos compétences ont en général convaincu. Le client veut savoir si vous avez compris son projet et s’il peut vous le laisser. 60 minutes suffisent pour préparer les deux.",
        tips: [
          {
            title: "20 minutes sur le client",
            points: [
              "De quoi vit l’entreprise, et qui la paie ? Écrivez deux phrases sans un mot de son site.",
              "Notez pour chaque personne présente son ancienneté, son dernier dossier et ce que le projet lui apporterait.",
              "Quelles sont les trois choses que vous n’avez pas trouvées ? Ce seront vos meilleures questions.",
            ],
          },
          {
            title: "20 minutes sur votre partie",
            points: [
              "Chronométrez votre présentation. Elle dure 90 secondes, dont 20 au plus sur votre parcours.",
              "Gardez prête une mission réussie et une autre difficile, avec ce que vous faites autrement depuis.",
              "Repérez l’exigence que vous remplissez le moins et écrivez deux phrases honnêtes à son sujet.",
              "Notez le TJM en dessous duquel vous renoncez. Sur le moment, on calcule vite à son désavantage.",
            ],
          },
          {
            title: "20 minutes sur le déroulement",
            points: [
              "Écrivez la phrase sur laquelle l’entretien doit finir, par exemple « Vous aurez vendredi un devis avec deux variantes. »",
              "Testez son, caméra et partage d’écran dans le logiciel de l’invitation, et fermez tout ce qui pourrait s’afficher.",
              "Demandez un numéro de téléphone, au cas où la connexion tomberait.",
              "Reportez votre page dans le champ « Préparation » et lisez-la à voix haute 10 minutes avant.",
            ],
          },
        ],
      },
      guide: {
        title: "Confirmer la date, écrire sa page",
        description:
          "La confirmation vous apprend qui sera autour de la table. La page n’est que pour vous ; elle reste près du clavier pendant l’entretien.",
        parts: [
          {
            title: "Un oui avec l’heure",
            text: "Une phrase avec le jour, l’heure et le logiciel. Un malentendu se découvre ainsi la veille, et non à l’heure dite.",
          },
          {
            title: "Les participants",
            text: "Demandez les noms et les fonctions. De la réponse dépend l’exemple que vous raconterez.",
          },
          {
            title: "De quoi se préparer",
            text: "Demandez ce que le client a déjà sous la main, comme un cahier des charges ou la version de l’an dernier.",
          },
        ],
        samples: [
          {
            title: "Confirmation avec deux demandes",
            text: `{{civilite}},

Merci de votre invitation, {{date}} me convient très bien. Si la connexion tombe, je reste joignable sur mon portable : {{mon_numero}}.

Qui participera de votre côté, et qu’est-ce qui compte le plus pour ces personnes dans « {{titre_projet}} » ? S’il existe déjà un cahier des charges ou une liste d’exigences, je les lirai volontiers avant.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci de ton invitation, {{date}} me convient très bien. Si la connexion tombe, je reste joignable sur mon portable : {{mon_numero}}.

Qui participera de votre côté, et qu’est-ce qui compte le plus pour ces personnes dans « {{titre_projet}} » ? S’il existe déjà un cahier des charges ou une liste d’exigences, je les lirai volontiers avant.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Ma page pour l’entretien",
            text: `Entretien avec {{entreprise}}, {{date}}

Activité : {{activite}}
Seront là : {{participants}}
Ma preuve : {{preuve_chiffree}}
La phrase de la fin : « {{phrase_de_fin}} »
Je renonce en dessous de : {{tarif_plancher}}\u00a0€ HT par jour`,
          },
        ],
      },
      sideCard: {
        title: "Répéter avec ChatGPT",
        text: "ChatGPT ou un autre modèle de langage pose aussi les questions que l’on préfère éviter. Il ne connaît ni votre client ni votre marché : vérifiez tout ce qu’il en affirme.",
        points: [
          "N’y saisissez rien de confidentiel : aucun nom, aucune donnée de client, aucun document qui vous était destiné.",
          "Remplacez le nom de l’entreprise par « un industriel de 300 personnes » et celui du produit par son genre.",
          "Répondez à voix haute, en dictée. Par écrit, on paraît toujours plus sûr de soi.",
        ],
        prompt: `Prenez le rôle d’une cheffe de projet qui cherche un freelance pour la mission décrite ci-dessous. Menez avec moi le premier entretien.

Règles :
– Posez une seule question à la fois et attendez ma réponse.
– Commencez par le projet, pas par mon CV. Insistez quand je reste vague.
– Après la cinquième question, abordez le prix et trouvez le mien trop élevé.
– Mettez fin à l’entretien après huit questions.

Dites-moi ensuite :
1. quelle réponse vous a convaincue, et pourquoi,
2. à quel moment j’ai esquivé,
3. quelles sont les trois questions que j’aurais dû vous poser.
Ne félicitez que ce qui le mérite.

Annonce sans aucun nom : [coller le texte]
Mon parcours en trois phrases : [coller le texte]`,
      },
    },
    interview: {
      title: "Mener l’entretien",
      content: {
        title: "Demander plus que répondre",
        description:
          "Un client mène en général trois à cinq de ces entretiens. Il retient celui qui lui a rendu son propre projet plus clair. Le guide occupe 15 à 24 minutes ; lisez-le la veille et posez-le près du clavier le jour venu.",
        tips: [
          {
            title: "Conduire l’échange",
            points: [
              "Parlez moins de la moitié du temps, présentation comprise.",
              "Attendez deux secondes après chaque réponse. Le plus important vient souvent après.",
              "Devant « agile », « rapidement » ou « moderne », demandez un exemple : « Quand cela vous a-t-il manqué pour la dernière fois, et que s’est-il passé ? »",
              "Notez les mots du client. Ils formeront le premier paragraphe de votre devis.",
            ],
          },
          {
            title: "Quand l’échange se tend",
            points: [
              "Si le prix arrive dès la troisième minute, donnez une fourchette et ce dont elle dépend. « Entre 9\u202f000 et 14\u202f000\u00a0€ HT, selon que les textes existent ou non. »",
              "Si vous ne savez pas, dites : « Je dois vérifier. Vous aurez la réponse demain midi. » Inscrivez aussitôt cet engagement comme prochaine étape.",
              "Si l’on vous demande un essai gratuit, montrez un travail antérieur ou proposez une première journée payée.",
              "Si deux participants veulent deux choses, dites-le avec tact et demandez lequel tranche en cas de désaccord.",
            ],
          },
          {
            title: "Dans le quart d’heure qui suit",
            points: [
              "Problème, objectif, échéance, budget et nom de la personne qui décide vont dans « Informations du premier entretien » pendant que vous avez encore le ton à l’oreille.",
              "Écrivez au client ce que vous avez compris, ce que vous faites ensuite et pour quand.",
              "Estimez la probabilité de signature avec prudence. Tant que vous ne savez pas quel est le budget ni qui décide, ne dépassez pas 30\u00a0%.",
            ],
          },
        ],
      },
      guide: {
        title: "Le message une heure plus tard",
        description:
          "Assez court pour être transféré à la direction. Une correction est la meilleure réponse que vous puissiez recevoir.",
        parts: [
          {
            title: "Ce que vous avez compris",
            text: "Le projet en une phrase, avec une expression que le client a employée.",
          },
          {
            title: "Votre engagement",
            text: "Ce que vous livrez, et quel jour. N’y mettez que ce que vous tiendrez dans tous les cas.",
          },
          { title: "Ce qui reste ouvert", text: "Le point qui vous manque pour un devis juste." },
        ],
        samples: [
          {
            title: "Après le premier entretien",
            text: `{{civilite}},

Merci pour notre échange de tout à l’heure. Voici comment j’ai compris votre projet :

{{projet_resume}}

Vous recevrez de ma part, avant le {{echeance}}, {{livraison}}. Il me reste un point à éclaircir : {{point_a_eclaircir}}.

Si quelque chose est inexact, une ligne me suffit.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci pour notre échange de tout à l’heure. Voici comment j’ai compris le projet :

{{projet_resume}}

Tu recevras de ma part, avant le {{echeance}}, {{livraison}}. Il me reste un point à éclaircir : {{point_a_eclaircir}}.

Si quelque chose est inexact, une ligne me suffit.

À bientôt,
{{mon_nom}}`,
          },
        ],
      },
      checklist: {
        title: "À la fin de l’entretien, vous savez",
        points: [
          "Ce qui doit être terminé le dernier jour de la mission",
          "Pourquoi le projet arrive maintenant et pas il y a un an",
          "Qui décide, qui donne son avis et qui paie",
          "Quel montant est prévu ou de quoi il dépend",
          "Combien de candidats restent en lice",
          "Quand et comment vous apprendrez la décision",
        ],
      },
      sideCard: {
        title: "Y aller, même s’il manque quelque chose",
        text: "Une annonce décrit ce que l’on souhaitait avant de recevoir les premiers devis. En vous invitant, le client a vu la lacune de votre profil et veut vous parler malgré tout. Ne refusez pas à sa place.",
        points: [
          "Nommez la lacune vous-même, en une phrase, avant que l’on vous interroge.",
          "Dites comment vous la comblez. « Je ne connais pas cet outil, mais j’en pratique un semblable depuis six ans. Les deux jours de prise en main sont à ma charge. »",
          "Si la mission va à un autre, demandez si vous pourrez reprendre contact dans trois mois. Si c’est oui, prévoyez la relance.",
        ],
      },
    },
    strategy: {
      title: "Stratégie (facultatif)",
      content: {
        title: "Réfléchir ensemble avant de chiffrer",
        description:
          "Si, après le premier entretien, on ne sait toujours pas ce qu’il faut produire, proposez un entretien stratégique gratuit de 45–60 minutes. Le client y découvre ses options, et vous le périmètre à chiffrer. Quand la tâche est claire, passez directement au devis.",
        tips: [
          {
            title: "Quand le proposer",
            points: [
              "La mission dépasse dix fois votre tarif journalier.",
              "Deux interlocuteurs ont décrit l’objectif différemment.",
              "Le client demande une solution précise, et vous doutez qu’elle règle son problème.",
              "Sautez cette étape si l’on ne cherche qu’un devis de comparaison. Cela se voit au fait que personne n’a de temps pour un second rendez-vous.",
            ],
          },
          {
            title: "Un déroulé de 55 minutes",
            points: [
              "10 minutes pour l’objectif, en une phrase que tous approuvent et que tous voient",
              "20 minutes pour l’existant : ce qui est là, ce qui manque, ce qui gêne",
              "15 minutes pour deux ou trois pistes avec une charge approximative, y compris la plus petite et « ne rien changer »",
              "10 minutes pour convenir de la piste à chiffrer et de ce que chacun fournit, avec une date",
            ],
          },
          {
            title: "Ce que vous n’offrez pas",
            points: [
              "L’heure est gratuite. Le concept, la maquette et le plan détaillé figurent dans le devis, avec un prix.",
              "Parlez du quoi et de l’ordre. Le comment, dans le détail, est le travail que vous vendez.",
              "S’il reste trop d’inconnues, proposez une journée de cadrage au forfait plutôt qu’un second entretien gratuit.",
            ],
          },
        ],
      },
      guide: {
        title: "L’invitation et la journée de cadrage",
        description:
          "L’invitation part le lendemain du premier entretien. La journée de cadrage en est la suite payée, quand une heure n’a pas suffi.",
        parts: [
          {
            title: "Le point en suspens",
            text: "Une phrase que le client approuverait. Sans elle, l’entretien a l’air d’un rendez-vous commercial.",
          },
          {
            title: "Trois questions directrices",
            text: "Posées de telle sorte qu’il faille en parler avec les collègues avant d’y répondre.",
          },
          {
            title: "Durée et tarif",
            text: "45–60 minutes gratuites pour l’entretien stratégique, un forfait pour la journée de cadrage.",
          },
        ],
        samples: [
          {
            title: "Invitation à un entretien stratégique",
            text: `{{civilite}},

Après notre échange, un point reste à éclaircir : {{point_a_eclaircir}}. Un devis rédigé aujourd’hui risquerait de passer à côté de votre besoin.

Je vous propose un entretien stratégique de 50 minutes, qui ne vous coûte rien. Trois questions pour le préparer :

1. Dans six mois, à quoi verrez-vous que cela en valait la peine ?
2. Qu’est-ce qui existe déjà et doit rester ?
3. Qui doit donner son accord, et quelle enveloppe est prévue ?

Est-ce que {{deux_creneaux}} vous irait ? Merci d’y convier les personnes qui décident avec vous chez {{entreprise}}.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Après notre échange, un point reste à éclaircir : {{point_a_eclaircir}}. Un devis rédigé aujourd’hui risquerait de passer à côté du besoin.

Je te propose un entretien stratégique de 50 minutes, qui ne te coûte rien. Trois questions pour le préparer :

1. Dans six mois, à quoi verrez-vous que cela en valait la peine ?
2. Qu’est-ce qui existe déjà et doit rester ?
3. Qui doit donner son accord, et quelle enveloppe est prévue ?

Est-ce que {{deux_creneaux}} t’irait ? Merci d’y convier les personnes qui décident avec toi chez {{entreprise}}.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Une journée de cadrage plutôt qu’un second entretien",
            text: `{{civilite}},

Notre entretien stratégique a mis de l’ordre dans les options. Pour un prix sur lequel vous puissiez compter, il me reste un point à vérifier : {{point_a_eclaircir}}. Pour cela, je dois voir vos documents.

Je vous propose donc une journée de cadrage, au forfait de {{prix_cadrage}}\u00a0€ HT. Le soir, vous aurez {{resultat_cadrage}}. Le document appartient à {{entreprise}}, même si quelqu’un d’autre réalise le projet.

Je peux vous réserver le {{jour_libre}}. Cela vous convient-il ?

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Notre entretien stratégique a mis de l’ordre dans les options. Pour un prix sur lequel tu puisses compter, il me reste un point à vérifier : {{point_a_eclaircir}}. Pour cela, je dois voir vos documents.

Je te propose donc une journée de cadrage, au forfait de {{prix_cadrage}}\u00a0€ HT. Le soir, tu auras {{resultat_cadrage}}. Le document appartient à {{entreprise}}, même si quelqu’un d’autre réalise le projet.

Je peux te réserver le {{jour_libre}}. Cela te convient ?

À bientôt,
{{mon_nom}}`,
          },
        ],
      },
      checklist: {
        title: "Avant l’entretien stratégique",
        points: [
          "Tous ceux qui décident ont accepté ; si l’un d’eux manque, on reporte",
          "Trois questions directrices sont parties deux jours avant",
          "Une page vierge aux rubriques objectif, existant et pistes est ouverte",
          "Vos notes donnent pour chaque piste envisageable une fourchette en jours et en euros",
          "Un exemple tiré d’une autre mission, et que vous pouvez montrer, est choisi",
          "Deux heures restent libres juste après pour rédiger le devis",
        ],
      },
    },
    offer: {
      title: "Envoyer le devis",
      content: {
        title: "Un devis sans surprise",
        description:
          "Envoyez le devis sous 24–48 heures après le dernier échange. Il ne contient que ce dont vous avez parlé et ne demande au client qu’une décision, le choix d’une variante.",
        tips: [
          {
            title: "Prix et périmètre",
            points: [
              "Proposez deux ou trois variantes de périmètre différent et dites laquelle vous recommandez.",
              "Choisissez un forfait si le périmètre est arrêté, une régie plafonnée s’il ne se dessine qu’en chemin.",
              "Ajoutez trois lignes sur ce qui n’est pas compris. Vous pourrez y renvoyer si l’on vous en demande plus.",
              "Limitez la validité à 30 jours, avec la date. Passé ce délai, votre agenda aura changé.",
            ],
          },
          {
            title: "Après l’envoi",
            points: [
              "Saisissez le statut « Devis », le montant de l’affaire et une relance dans 3–5 jours avant de fermer la fenêtre.",
              "Tenez-vous-en à 2–3 relances au plus, chacune avec du nouveau, que ce soit une réponse, un exemple ou une date.",
              "N’annoncez une échéance que si elle est vraie. Inventée, elle se découvre le jour où elle passe.",
              "Au téléphone, demandez : « Comment le devis a-t-il été reçu chez vous ? » Demander s’il a été lu n’amène qu’un oui ou une excuse.",
            ],
          },
          {
            title: "Accord ou refus",
            points: [
              "Après un accord, envoyez le jour même la confirmation, la facture d’acompte et l’invitation au premier rendez-vous, puis demandez le numéro de bon de commande s’il en faut un.",
              "Après un refus, demandez ce qui a fait pencher la balance et notez la réponse sous « Motif de la perte ».",
              "Si c’était une question de taille, orientez le client vers une de vos relations qui travaille à cette échelle.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan du devis",
        description:
          "Une page pour décider, une seconde au plus pour les détails. Le devis sera lu aussi par quelqu’un qui voit votre nom pour la première fois.",
        parts: [
          {
            title: "Contexte",
            text: "Trois phrases issues de vos notes, avec les mots du client et un chiffre qu’il a donné lui-même.",
          },
          {
            title: "Objectif",
            text: "Ce qui sera différent et à quoi on le verra, par une valeur, une date ou un état que l’on peut vérifier.",
          },
          {
            title: "Démarche",
            text: "Trois ou quatre étapes, chacune avec un livrable et une semaine. Pas de méthode, sauf si l’on vous en a demandé une.",
          },
          {
            title: "Prestations et limites",
            text: "Ce qui est compris, combien d’allers-retours sont prévus et ce qui est expressément exclu.",
          },
          {
            title: "Ce que le client apporte",
            text: "Quoi, pour quand et par qui. Sans ce paragraphe, tout retard passera pour le vôtre.",
          },
          {
            title: "Prix",
            text: "Les variantes les unes sous les autres, HT, avec l’échéancier. L’usage est d’un tiers à la commande, un à mi-parcours et un à la réception.",
          },
          {
            title: "Bon pour accord",
            text: "La façon de dire oui, par une signature datée ou en répondant par la lettre de la variante. Ajoutez la date de démarrage et la durée de validité.",
          },
        ],
        samples: [
          {
            title: "Message d’accompagnement",
            text: `{{civilite}},

Voici le devis « {{titre_projet}} ». La première page reprend ce que vous m’avez décrit. Si j’ai mal compris un point, dites-le-moi, je le corrige aujourd’hui.

Je recommande la variante {{variante}}, car {{raison_variante}}.

Comme convenu, nous le parcourons ensemble {{date}}, en 20 minutes. Si d’autres personnes décident avec vous chez {{entreprise}}, elles sont les bienvenues.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Voici le devis « {{titre_projet}} ». La première page reprend ce que tu m’as décrit. Si j’ai mal compris un point, dis-le-moi, je le corrige aujourd’hui.

Je recommande la variante {{variante}}, car {{raison_variante}}.

Comme convenu, nous le parcourons ensemble {{date}}, en 20 minutes. Si d’autres personnes décident avec toi chez {{entreprise}}, elles sont les bienvenues.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Un devis d’une page",
            text: `Devis pour {{entreprise}} : {{titre_projet}}

Contexte
{{contexte}}

Objectif
{{objectif}}

Démarche
1. État des lieux : entretiens avec toutes les personnes concernées, un schéma commun
2. Un premier périmètre réduit, construit et vérifié ensemble
3. Extension au reste et prise en main par l’équipe

Non compris
{{exclusions}}

Ce qu’il me faut
Les accès dès le premier jour. {{prenom}} {{nom}} ({{poste}}) comme contact, avec des réponses sous deux jours ouvrés.

Variantes et prix HT
{{variantes_prix}}
Payable par tiers : à la commande, à mi-parcours et à la réception, à 30 jours.

Accord
Il suffit de répondre par la lettre de la variante. Démarrage au plus tard deux semaines après, devis valable jusqu’au {{echeance}}.

{{mon_nom}}`,
          },
          {
            title: "Relance après 3–5 jours",
            text: `{{civilite}},

Lors de notre échange, vous vous demandiez {{question_client}}. Depuis, j’ai fait le calcul. {{reponse}}

Je vous garde le {{date_debut}} jusqu’au {{echeance}}. Que reste-t-il à régler chez {{entreprise}} avant de décider ?

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Lors de notre échange, tu te demandais {{question_client}}. Depuis, j’ai fait le calcul. {{reponse}}

Je te garde le {{date_debut}} jusqu’au {{echeance}}. Que reste-t-il à régler chez {{entreprise}} avant de décider ?

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Réponse à un refus",
            text: `{{civilite}},

Merci de votre réponse claire au sujet de « {{titre_projet}} ». Si vous voulez bien me dire ce qui a fait pencher la balance, cela m’aidera pour le prochain devis. Une phrase suffit.

Puis-je vous écrire dans six mois, quand j’aurai de nouveau du temps ? Sans un oui de votre part, je m’en abstiendrai.

Bonne réussite pour ce projet,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci de ta réponse claire au sujet de « {{titre_projet}} ». Si tu veux bien me dire ce qui a fait pencher la balance, cela m’aidera pour le prochain devis. Une phrase suffit.

Puis-je t’écrire dans six mois, quand j’aurai de nouveau du temps ? Sans un oui de ta part, je m’en abstiendrai.

Bonne réussite pour ce projet,
{{mon_nom}}`,
          },
        ],
      },
      sideCard: {
        title: "Une vidéo qui accompagne le devis",
        text: "Enregistrez pour le devis une vidéo Loom personnelle de 5 minutes au plus, avec votre écran, votre voix et votre visage dans un coin. Quand le devis circule en interne, personne n’a alors à l’expliquer pour vous.",
        points: [
          "Consacrez les 20 premières secondes au client, à son nom et à son problème tel qu’il l’a formulé.",
          "Ne montrez ensuite que la page des variantes et justifiez votre recommandation.",
          "Enregistrez d’une traite. Un lapsus peut rester, mais pas le nom d’un autre client à l’écran.",
          "Ne donnez le lien qu’aux destinataires du devis et supprimez la vidéo quand la validité expire.",
        ],
      },
      templateNote:
        "Enregistrez ici le devis que vous écrivez le plus souvent. Prestations, échéancier et accord restent ; contexte et objectif viennent chaque fois de vos notes du premier entretien.",
    },
  },
  interview: {
    title: "Guide du premier entretien",
    description:
      "Six parties avec des phrases à reprendre. Si le client saute une étape, suivez-le et revenez plus tard sur ce qui manque.",
    sections: [
      {
        title: "Accueil et cadre",
        points: [
          "Noter tous les noms et demander de combien de temps chacun dispose.",
          "« Je vous propose ceci : vous me parlez d’abord du projet, je me présente ensuite en quelques mots, et nous voyons à la fin si nous continuons et comment. Cela vous convient ? »",
        ],
      },
      {
        title: "La situation du client",
        points: [
          "« Que s’est-il passé pour que vous cherchiez quelqu’un maintenant ? »",
          "« Comment cela fonctionne-t-il aujourd’hui, et qui en souffre le plus ? »",
          "« Qu’avez-vous déjà tenté ? » Vous saurez quoi ne pas proposer une seconde fois.",
        ],
      },
      {
        title: "Votre présentation avec une preuve",
        points: [
          "Dire en une phrase qui vous aidez, et à quoi.",
          "Raconter une mission qui ressemble à ce que vous venez d’entendre : avant, votre intervention, après, avec un chiffre.",
          "Rendre la parole au client. « Qu’est-ce qui vous rappelle votre situation, et qu’est-ce qui diffère chez vous ? »",
        ],
      },
      {
        title: "Votre façon de travailler",
        points: [
          "Trois étapes, chacune avec un résultat que l’on peut regarder.",
          "Le rythme auquel vous donnez des nouvelles, par exemple cinq lignes le vendredi.",
          "Ce qu’il vous faut pour avancer, par exemple un interlocuteur et des réponses sous deux jours.",
        ],
      },
      {
        title: "Questions et cœur du projet",
        points: [
          "« Imaginons que nous nous reparlions dans six mois et que ce soit une réussite. Qu’est-ce qui a changé ? »",
          "« Qu’est-ce qui ne doit en aucun cas mal tourner ? »",
          "« Quelle partie est arrêtée, et de quoi peut-on encore discuter ? »",
          "« Quelle enveloppe avez-vous prévue ? » Puis se taire jusqu’à la réponse.",
          "Reformuler le projet en trois phrases et se faire corriger.",
        ],
      },
      {
        title: "Suite à donner",
        points: [
          "« Que vous faudrait-il encore savoir pour vous décider ? »",
          "Annoncer la suite, un devis sous 24–48 heures ou d’abord un entretien stratégique.",
          "Inscrire dès maintenant dans les deux agendas le rendez-vous où vous parcourrez le devis.",
        ],
      },
    ],
  },
} satisfies Texts["guides/hot-journey"];
