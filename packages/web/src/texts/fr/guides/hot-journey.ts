import type { Texts } from "../../areas.ts";

export default {
  description:
    "Qui publie une mission connaît son problème et a le plus souvent le budget. Reste à savoir à qui il la confie. Ce parcours mène de l’annonce à la signature.",
  steps: {
    find: {
      title: "Trouver une mission",
      content: {
        title: "Trois annonces qui conviennent plutôt que trente",
        description:
          "Cherchez chaque jour ouvré à la même heure, vingt minutes au plus. Tranchez aussitôt pour chaque annonce : répondre, garder ou écarter. Ce que vous gardez devient un lead le jour même, avec la source « Annonce de projet ».",
        tips: [
          {
            title: "Régler la recherche",
            points: [
              "Enregistrez une alerte sur deux plateformes. À côté de votre terme de métier, mettez celui du client : « refaire notre site » autant que « refonte UX ».",
              "Choisissez la notification immédiate. Passé un jour, une annonce très demandée n’est souvent plus lue.",
              "Sur LinkedIn, cherchez « cherche freelance » et votre métier dans l’onglet « Posts », les plus récents d’abord.",
              "Le vendredi, supprimez le mot-clé qui n’a rien donné d’utile de la semaine.",
            ],
          },
          {
            title: "Deux minutes par annonce",
            points: [
              "Livrable : dites en une phrase ce qui existera à la fin. Si vous n’y arrivez pas, vous tenez votre première question au client.",
              "Adéquation : comptez ce qui est exigé et laissez de côté les « serait un plus ». À partir des deux tiers, répondez.",
              "Temps : comparez le démarrage et le rythme à votre agenda, en comptant les missions qui pourraient être prolongées.",
              "Budget : s’il n’est pas indiqué, multipliez votre TJM par le nombre de jours estimé. Une entreprise de cette taille le dépenserait-elle ?",
            ],
          },
          {
            title: "Lire entre les lignes",
            points: [
              "« Pour l’un de nos clients grands comptes » signale une ESN ou un intermédiaire. Demandez si la mission lui est réservée et quelle marge il prend.",
              "Ne laissez qu’un seul intermédiaire présenter votre profil pour une mission. Reçu deux fois, il est souvent écarté pour éviter un litige.",
              "Cherchez sur le site la personne avec qui vous travailleriez. Le lead porte son nom ou, à défaut, celui du contact de l’annonce.",
              "Si l’annonce est en ligne depuis six semaines, demandez ce qui manquait aux candidatures reçues. La réponse vous épargne la vôtre ou l’améliore.",
            ],
          },
        ],
      },
      sideCard: {
        title: "Regarder à côté de son métier",
        text: "Un même travail porte plusieurs noms : qui rédige des newsletters en trouvera sous « marketing relationnel », qui remet de l’ordre dans les processus sous « management de transition ». Lisez pendant une semaine les annonces des métiers voisins et de secteurs inconnus, et n’écartez qu’ensuite. Cette liste ne vaut pas recommandation.",
        points: [
          "Places de marché comme Malt ou Codeur.com, où les clients publient et contactent eux-mêmes des profils",
          "Sites de missions comme Free-Work ou LeHibou, surtout pour l’informatique et le conseil",
          "La recherche d’offres de LinkedIn avec le mot « freelance », triée par date et enregistrée en alerte quotidienne",
          "Lettres d’information et listes de diffusion professionnelles, par exemple celles de l’Alliance France Design ou de la SFT pour la traduction",
          "ESN et agences de votre région qui prennent du renfort pendant les mois chargés",
          "Petits marchés publics : le BOAMP et la plateforme PLACE de l’État",
        ],
      },
    },
    apply: {
      title: "Répondre à l’annonce",
      content: {
        title: "Montrer que vous avez lu la demande",
        description:
          "La plupart des candidatures parlent de leur auteur. La vôtre commence par le projet du client, donne une preuve et se termine par deux créneaux au choix. Comptez trente minutes, dont la moitié pour lire.",
        tips: [
          {
            title: "Avant la première phrase",
            points: [
              "Repérez trois endroits dans l’annonce : ce qu’il faut produire, pour quand, et le mot qui revient sans cesse.",
              "Lisez les trois derniers posts ou actualités de l’entreprise. La raison du projet s’y trouve souvent, alors que l’annonce la tait.",
              "Choisissez, parmi vos missions, la plus proche par la taille ou le secteur et résumez son résultat en une phrase.",
              "Fixez tarif, date de démarrage et nombre de jours par semaine avant de rédiger.",
            ],
          },
          {
            title: "En rédigeant",
            points: [
              "Restez sous 180 mots, et sous 90 pour répondre à un post. La première lecture se fait sur un téléphone, entre deux réunions.",
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
              "Faites le point après vingt candidatures. En dessous de trois entretiens, réécrivez votre entrée en matière avant d’en envoyer davantage.",
            ],
          },
        ],
      },
      guide: {
        title: "Comment se construit la candidature",
        description:
          "Six parties, dans cet ordre. Les preuves des exemples sont inventées ; mettez les vôtres à la place avant tout envoi.",
        parts: [
          {
            title: "Objet",
            text: "Le projet et votre disponibilité : « Migration de la boutique, libre dès le 4 mai ». La référence de l’annonce, s’il y en a une, vient à la fin.",
          },
          {
            title: "Le projet d’abord",
            text: "Une phrase sur ce qu’il a de difficile. Au lieu de « Votre annonce a retenu toute mon attention » : « Quatre pays, une boutique, et rien ne doit s’arrêter en décembre. »",
          },
          {
            title: "La preuve",
            text: "Une mission comparable en deux phrases : la situation, votre intervention, ce qui a changé. Un chiffre tiré de là pèse plus que huit logos.",
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
            text: "Vingt minutes chacun, dans les trois jours. « Mardi » suffit alors comme réponse.",
          },
        ],
        samples: [
          {
            title: "Directement au client",
            text: `Objet : {{projet}}, libre dès le {{date_debut}}

Bonjour {{prenom}} {{nom}},

{{projet}} d’ici au printemps, sans que vos clients cessent de commander : c’est de cette seconde condition que dépend tout le calendrier.

Pour un commerçant de 12\u202f000 références, j’ai fait tourner l’ancienne et la nouvelle version en parallèle pendant trois semaines. La bascule a eu lieu un mardi matin, et les commandes n’ont jamais cessé d’arriver.

La première semaine, je fixerais avec votre équipe les dix pages qui devront être irréprochables le jour de la bascule. L’ordre de tout le reste en découle.

Je peux consacrer trois jours par semaine à {{entreprise}}, chez vous ou à distance. Mon tarif journalier est de {{tjm}}\u00a0€ HT.

Seriez-vous disponible pour un échange de vingt minutes le {{date}} ou le {{autre_date}} ?

Bien cordialement,
{{mon_nom}}`,
          },
          {
            title: "À un intermédiaire",
            text: `Bonjour {{prenom}},

Au sujet de « {{projet}} », dans l’ordre de vos critères :

– Power BI : depuis 2019, en dernier lieu 14 rapports pour le contrôle de gestion d’un logisticien
– Modèle de données SQL Server : oui, transfert à la DSI compris
– Secteur de la santé : non, mais des années dans l’assurance, avec des données tout aussi sensibles
– Démarrage et rythme : {{date_debut}}, quatre jours par semaine dont un sur site
– TJM : {{tjm}}\u00a0€ HT en sous-traitance, extrait d’immatriculation et attestation de vigilance à jour

Avant de transmettre mon profil, pouvez-vous m’indiquer le client final ? Je préfère vérifier qu’il ne l’a pas déjà reçu.

Je suis joignable aujourd’hui jusqu’à 18 heures et demain dès 9 heures.

Cordialement,
{{mon_nom}}`,
          },
          {
            title: "En réponse à un post",
            text: `Bonjour {{prenom}},

Dans votre post, vous cherchez quelqu’un pour {{projet}}. Une question dont dépend la durée, deux semaines ou quatre : les contenus existent-ils, ou sont-ils à écrire pendant la mission ?

Dernièrement, j’ai tiré de 90 textes médicaux 30 pages destinées aux patients d’un groupe de cliniques. Les médecins les ont validées en une seule fois, car ils connaissaient déjà le plan.

Je peux vous envoyer deux de ces pages : vous verrez si le ton convient à {{entreprise}}.

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
          "Si l’on vous invite, c’est que vos compétences ont en général convaincu. Le client veut savoir si vous avez compris son projet et s’il peut vous le laisser. Soixante minutes suffisent pour préparer les deux.",
        tips: [
          {
            title: "20 minutes sur le client",
            points: [
              "De quoi vit l’entreprise, et qui la paie ? Deux phrases sans un mot de son site.",
              "Qui sera présent ? Une ligne par personne : son ancienneté, son dernier dossier, ce que le projet lui apporterait.",
              "Quelles sont les trois choses que vous n’avez pas trouvées ? Ce seront vos meilleures questions.",
            ],
          },
          {
            title: "20 minutes sur votre partie",
            points: [
              "Dites votre présentation montre en main : 90 secondes, dont 20 au plus sur votre parcours.",
              "Gardez prête une mission réussie et une autre difficile, avec ce que vous faites autrement depuis.",
              "Repérez l’exigence que vous remplissez le moins et écrivez deux phrases honnêtes à son sujet.",
              "Notez le TJM en dessous duquel vous renoncez. En direct, on calcule vite à son désavantage.",
            ],
          },
          {
            title: "20 minutes sur le déroulement",
            points: [
              "Écrivez la phrase sur laquelle l’entretien doit finir, par exemple : « Vous aurez vendredi une proposition avec deux variantes. »",
              "Testez son, caméra et partage d’écran dans le logiciel de l’invitation, et fermez tout ce qui pourrait s’afficher.",
              "Demandez un numéro de téléphone, au cas où la connexion tomberait.",
              "Reportez votre page dans le champ « Préparation » et lisez-la à voix haute dix minutes avant.",
            ],
          },
        ],
      },
      sideCard: {
        title: "Répéter avec ChatGPT",
        text: "ChatGPT ou un autre modèle de langage pose aussi les questions que l’on contourne volontiers. Il ne connaît ni votre client ni votre marché : vérifiez tout ce qu’il en affirme.",
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
          "Un client reçoit en général trois à cinq candidats. Il retient celui dont les questions ont rendu son projet plus clair. Le guide occupe 15 à 24 minutes ; lisez-le la veille et posez-le près du clavier le jour venu.",
        tips: [
          {
            title: "Conduire l’échange",
            points: [
              "Parlez moins de la moitié du temps, présentation comprise.",
              "Attendez deux secondes après chaque réponse. Le plus important vient souvent après.",
              "Devant « agile », « rapidement » ou « moderne », demandez : « À quoi le verriez-vous en mars ? »",
              "Notez les mots du client. Ils formeront le premier paragraphe de votre proposition.",
            ],
          },
          {
            title: "Quand l’échange se tend",
            points: [
              "Le prix arrive à la troisième minute : donnez une fourchette et ce dont elle dépend. « Entre 9\u202f000 et 14\u202f000\u00a0€ HT, selon que les textes existent ou non. »",
              "Vous ne savez pas : « Je dois vérifier. Vous aurez la réponse demain midi. » Inscrivez aussitôt cet engagement comme prochaine étape.",
              "On vous demande un essai gratuit : montrez un travail antérieur ou proposez une première journée payée.",
              "Deux participants veulent deux choses : dites-le avec tact et demandez lequel tranche en cas de désaccord.",
            ],
          },
          {
            title: "Dans le quart d’heure qui suit",
            points: [
              "Problème, objectif, échéance, budget et décideur vont dans « Informations du premier entretien » pendant que vous avez encore le ton à l’oreille.",
              "Écrivez trois phrases au client : ce que vous avez compris, ce que vous faites ensuite, pour quand.",
              "Estimez la probabilité de conclusion avec prudence. Tant que le budget ou le décideur reste inconnu, ne dépassez pas 30\u00a0%.",
            ],
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
        text: "Une annonce décrit ce que l’on souhaitait avant de recevoir les premiers devis. Qui vous invite a vu la lacune de votre profil et veut vous parler malgré tout. Ne refusez pas à sa place.",
        points: [
          "Nommez la lacune vous-même, en une phrase, avant que l’on vous interroge.",
          "Dites comment vous la comblez : « Je ne connais pas cet outil, mais j’en pratique un semblable depuis six ans. Les deux jours de prise en main sont à ma charge. »",
          "Si la mission va à un autre, demandez quel projet vient après et prévoyez une relance dans trois mois.",
        ],
      },
    },
    strategy: {
      title: "Stratégie (facultatif)",
      content: {
        title: "Réfléchir ensemble avant de chiffrer",
        description:
          "Si, après le premier entretien, on ne sait toujours pas ce qu’il faut produire, proposez un entretien de stratégie gratuit de 45–60 minutes. Le client y découvre ses options, et vous le périmètre à chiffrer. Quand la tâche est claire, passez directement à la proposition.",
        tips: [
          {
            title: "Quand le proposer",
            points: [
              "La mission dépasse dix fois votre tarif journalier.",
              "Deux interlocuteurs ont décrit l’objectif différemment.",
              "Le client demande une solution précise, et vous doutez qu’elle règle son problème.",
              "Sautez cette étape si l’on ne cherche qu’un devis de comparaison. Cela se voit : personne n’a de temps pour un second rendez-vous.",
            ],
          },
          {
            title: "Un déroulé de 55 minutes",
            points: [
              "10 minutes pour l’objectif : une phrase que tous approuvent, écrite sous leurs yeux.",
              "20 minutes pour l’existant : ce qui est là, ce qui manque, ce qui gêne.",
              "15 minutes pour deux ou trois pistes avec une charge approximative, y compris la plus petite et « ne rien changer ».",
              "10 minutes pour convenir de la piste à chiffrer et de ce que chacun fournit, avec une date.",
            ],
          },
          {
            title: "Ce que vous n’offrez pas",
            points: [
              "L’heure est gratuite. Le concept, la maquette et le plan détaillé figurent dans la proposition, avec un prix.",
              "Parlez du quoi et de l’ordre. Le comment, dans le détail, est le travail que vous vendez.",
              "S’il reste trop d’inconnues, pas de second entretien gratuit : proposez une journée de cadrage au forfait.",
            ],
          },
        ],
      },
      checklist: {
        title: "Avant l’entretien de stratégie",
        points: [
          "Tous ceux qui décident ont accepté ; si l’un d’eux manque, on reporte",
          "Trois questions directrices sont parties deux jours avant",
          "Une page vierge aux rubriques objectif, existant et pistes est ouverte",
          "Vos notes donnent pour chaque piste envisageable une fourchette en jours et en euros",
          "Un exemple tiré d’une autre mission, et que vous pouvez montrer, est choisi",
          "Deux heures restent libres juste après pour rédiger la proposition",
        ],
      },
    },
    offer: {
      title: "Envoyer la proposition",
      content: {
        title: "Une proposition sans surprise",
        description:
          "Envoyez la proposition sous 24–48 heures après le dernier échange. Elle ne contient que ce dont vous avez parlé et ne demande au client qu’une décision : quelle variante.",
        tips: [
          {
            title: "Prix et périmètre",
            points: [
              "Proposez deux ou trois variantes de périmètre différent et dites laquelle vous recommandez.",
              "Un forfait si le périmètre est arrêté ; une régie plafonnée s’il ne se dessine qu’en chemin.",
              "Ajoutez trois lignes sur ce qui n’est pas compris. Vous pourrez y renvoyer si l’on vous en demande plus.",
              "Limitez la validité à 30 jours, avec la date. Passé ce délai, votre agenda aura changé.",
            ],
          },
          {
            title: "Après l’envoi",
            points: [
              "Statut « Offre », valeur de l’affaire, relance dans 3–5 jours : saisissez les trois avant de fermer la fenêtre.",
              "Tenez-vous-en à 2–3 relances au plus, chacune avec du nouveau : une réponse, un exemple, une date.",
              "N’annoncez une échéance que si elle est vraie. Inventée, elle se découvre le jour où elle passe.",
              "Au téléphone, demandez : « Comment la proposition a-t-elle été reçue chez vous ? » Demander si elle a été lue n’amène qu’un oui ou une excuse.",
            ],
          },
          {
            title: "Accord ou refus",
            points: [
              "Après un accord, envoyez le jour même la confirmation, la facture d’acompte et l’invitation au premier rendez-vous, puis demandez le numéro de bon de commande s’il en faut un.",
              "Après un refus, demandez ce qui a fait pencher la balance et notez la réponse sous « Pourquoi perdu ? ».",
              "Si c’était une question de taille, orientez le client vers une de vos relations qui travaille à cette échelle.",
            ],
          },
        ],
      },
      guide: {
        title: "Comment se construit la proposition",
        description:
          "Une page pour décider, une seconde au plus pour les détails. Elle sera lue aussi par quelqu’un qui voit votre nom pour la première fois.",
        parts: [
          {
            title: "Contexte",
            text: "Trois phrases issues de vos notes, avec les mots du client et un chiffre qu’il a donné lui-même.",
          },
          {
            title: "Objectif",
            text: "Ce qui sera différent et à quoi on le verra : une valeur, une date ou un état que l’on peut vérifier.",
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
            text: "Les variantes les unes sous les autres, HT, avec l’échéancier. Un tiers à la commande, un à mi-parcours, un à la réception est courant.",
          },
          {
            title: "Bon pour accord",
            text: "Comment dire oui : une signature datée, ou une lettre en réponse. Avec la date de démarrage et la durée de validité.",
          },
        ],
        samples: [
          {
            title: "Message d’accompagnement",
            text: `Bonjour {{prenom}},

Voici la proposition pour {{projet}}. La première page reprend ce que vous m’avez décrit. Si j’ai mal compris un point, dites-le-moi : je le corrige aujourd’hui.

Je recommande la variante B. Elle coûte plus que la A, mais décharge votre équipe de la bascule, ce qu’elle redoutait le plus lors de notre échange.

Comme convenu, nous la parcourons ensemble le {{date}}, en vingt minutes. Si d’autres personnes décident avec vous chez {{entreprise}}, elles sont les bienvenues.

Bien cordialement,
{{mon_nom}}`,
          },
          {
            title: "Une proposition d’une page",
            text: `Proposition pour {{entreprise}} : {{projet}}

Contexte
Les demandes arrivent dans trois boîtes. Personne ne voit lesquelles ont reçu une réponse. Au dernier trimestre, vous y avez perdu deux clients.

Objectif
Quatre semaines après le démarrage, toutes les demandes sont au même endroit, et aucune n’attend plus d’un jour ouvré.

Démarche
1. État des lieux : deux entretiens, un schéma de tous les circuits (semaine 1)
2. Mise en place avec les demandes d’une équipe (semaines 2 et 3)
3. Bascule des autres équipes et prise en main (semaine 4)

Non compris
Reprise des anciennes demandes, licences, textes du site

Ce dont j’ai besoin
Les accès dès le premier jour. {{prenom}} {{nom}} ({{poste}}) comme contact, environ deux heures par semaine.

Prix HT
A : mise en place pour une équipe, 4\u202f500\u00a0€
B : mise en place et bascule de toutes les équipes, 7\u202f400\u00a0€ (ma recommandation)
C : comme B, avec trois mois de suivi, 9\u202f900\u00a0€
Payable par tiers : à la commande, après l’étape 2 et à la réception, à 30 jours.

Accord
Il suffit de répondre « A », « B » ou « C », ou de renvoyer cette page signée. Démarrage le {{date_debut}}, proposition valable jusqu’au {{echeance}}.

{{mon_nom}}`,
          },
          {
            title: "Relance après 3–5 jours",
            text: `Bonjour {{prenom}},

Vous vous demandiez si la bascule pouvait se faire en deux temps. J’ai fait le calcul : le prix ne change pas, et la seconde partie peut venir jusqu’à huit semaines plus tard.

Je vous garde le {{date_debut}} jusqu’au {{echeance}}. Que reste-t-il à régler chez {{entreprise}} avant de décider ?

Bien à vous,
{{mon_nom}}`,
          },
        ],
      },
      sideCard: {
        title: "Une vidéo qui voyage avec",
        text: "Enregistrez pour la proposition une vidéo Loom personnelle de 5 minutes au plus : votre écran, votre voix, votre visage dans un coin. Qui transmet la proposition en interne n’a alors plus à l’expliquer.",
        points: [
          "Les 20 premières secondes sont pour le client : son nom et son problème, tel qu’il l’a formulé.",
          "Ne montrez ensuite que la page des variantes et justifiez votre recommandation.",
          "Enregistrez d’une traite. Un lapsus peut rester, le nom d’un autre client à l’écran non.",
          "Ne donnez le lien qu’aux destinataires de la proposition et supprimez la vidéo quand la validité expire.",
        ],
      },
      templateNote:
        "Enregistrez ici la proposition que vous écrivez le plus souvent. Prestations, échéancier et accord restent ; contexte et objectif viennent chaque fois de vos notes du premier entretien.",
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
          "Une phrase : qui vous aidez, et à quoi.",
          "Une mission qui ressemble à ce que vous venez d’entendre : avant, votre intervention, après, avec un chiffre.",
          "Retour au client : « Qu’est-ce qui vous est familier là-dedans, et qu’est-ce qui diffère chez vous ? »",
        ],
      },
      {
        title: "Votre façon de travailler",
        points: [
          "Trois étapes, chacune avec un résultat que l’on peut regarder.",
          "À quel rythme vous donnez des nouvelles, par exemple cinq lignes le vendredi.",
          "Ce qu’il vous faut pour avancer : un interlocuteur et des réponses sous deux jours.",
        ],
      },
      {
        title: "Questions et cœur du projet",
        points: [
          "« Imaginons que nous nous reparlions dans six mois et que ce soit une réussite : qu’est-ce qui a changé ? »",
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
          "Annoncer ce qui vient : une proposition sous 24–48 heures, ou d’abord un entretien de stratégie.",
          "Inscrire dès maintenant dans les deux agendas le rendez-vous où vous parcourrez la proposition.",
        ],
      },
    ],
  },
} satisfies Texts["guides/hot-journey"];
