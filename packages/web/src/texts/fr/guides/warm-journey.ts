import type { Texts } from "../../areas.ts";

export default {
  description:
    "Une entreprise recrute et, d’ici là, il lui manque quelqu’un. Vous l’interrogez sur cette période et assurez le travail jusqu’à l’embauche, ou la seule partie qui ne demandait pas de poste.",
  steps: {
    find: {
      title: "Trouver l’annonce",
      content: {
        title: "Les annonces derrière lesquelles le travail s’accumule",
        description:
          "Un poste ouvert, c’est un budget validé pour un travail que personne ne fait aujourd’hui. Entre les entretiens et les trois mois de préavis d’un cadre, la chaise reste souvent vide quatre à six mois. Ce parcours porte sur ces mois-là.",
        tips: [
          {
            title: "Où chercher",
            points: [
              "Enregistrez une recherche sur LinkedIn, une sur l’Apec et une sur Welcome to the Jungle, avec une alerte quotidienne.",
              "Réglez la date sur les dernières 24 heures ; au-delà, les entretiens sont déjà en cours.",
              "Cherchez aussi « CDD » et « remplacement congé maternité » : le travail presse et sa fin est connue.",
              "Lisez chaque lundi la page carrières de dix entreprises qui vous plaisent. Les plus petites ne publient souvent que là.",
            ],
          },
          {
            title: "À quoi reconnaître la bonne annonce",
            points: [
              "Trois des missions décrites, vous pourriez les commencer lundi prochain.",
              "Elle parle de choses qui s’achèvent : un déploiement, un salon, une clôture annuelle.",
              "C’est une deuxième tentative. L’intitulé et le nom de l’entreprise dans un moteur de recherche font apparaître la première date.",
              "L’entreprise signe de son nom. Avec « notre client, acteur majeur de son secteur », vous ne saurez pas qui cherche.",
            ],
          },
          {
            title: "À noter le jour même",
            points: [
              "Créez le lead avec la source « Annonce d’emploi » et la température « Tiède ».",
              "Copiez la liste des missions dans les notes ; la page disparaît une fois le poste pourvu.",
              "Ajoutez le jour et l’heure de parution. Les 48 heures de votre premier message courent à partir de là.",
            ],
          },
        ],
      },
    },
    decisionMakers: {
      title: "Trouver qui décide",
      content: {
        title: "La personne chez qui les dossiers s’empilent",
        description:
          "Les ressources humaines rédigent l’annonce, un autre service en a besoin. Vous cherchez la personne à qui la recrue sera rattachée. Chaque semaine, elle redistribue ce qui reste en plan, et elle a souvent une ligne de prestations sur laquelle engager un indépendant.",
        tips: [
          {
            title: "Les indices de l’annonce",
            points: [
              "Repérez « rattaché à », « sous la responsabilité de » et le nom de l’équipe, puis cherchez-les avec celui de l’entreprise.",
              "Notez la personne à joindre pour toute question. Qui gère l’annonce sait qui l’a demandée.",
              "Regardez qui l’a partagée. Un responsable ajoute volontiers deux phrases absentes du texte officiel.",
            ],
          },
          {
            title: "Selon la taille",
            points: [
              "Jusqu’à 20 personnes : la direction. L’Annuaire des entreprises donne son nom gratuitement.",
              "De 20 à 250 : la direction du service, qui signe le plus souvent seule un petit montant.",
              "Au-delà : le responsable d’équipe, puis les achats. Demandez tôt s’il faut être référencé ; cela prend parfois un mois.",
            ],
          },
          {
            title: "Avant d’écrire",
            points: [
              "Deux noms par entreprise suffisent. N’écrivez d’abord qu’au service concerné : on se parle, dans les couloirs.",
              "Vérifiez la date de la dernière publication et le poste actuel. Qui s’en va ne décide plus.",
              "Vous avez une relation en commun ? Demandez-lui deux lignes d’introduction en joignant le brouillon.",
              "Saisissez prénom, nom, entreprise et poste dans le CRM : les champs de vos modèles s’en servent.",
            ],
          },
        ],
      },
    },
    firstContact: {
      title: "Premier contact",
      content: {
        title: "Une question sur le poste, pas une candidature",
        description:
          "Votre premier message part dans les 48 heures qui suivent l’annonce, avant que les entretiens soient fixés. Il demande comment l’intérim est assuré. À ce stade, vous ne proposez rien.",
        tips: [
          {
            title: "Choisir le canal",
            points: [
              "Sans connexion, utilisez un InMail de 1\u202f900 caractères au plus. La note d’une invitation est trop courte pour cette question.",
              "Comme objet, l’intitulé du poste suivi de « une question » fait l’affaire.",
              "Si l’annonce donne un numéro pour les questions, posez la vôtre au téléphone. Deux minutes plus tard, vous savez à qui elle revient.",
            ],
          },
          {
            title: "Deux minutes de relecture",
            points: [
              "Comptez : 90 mots au plus, et un seul point auquel répondre.",
              "Une expression vient telle quelle de l’annonce. « Clôture mensuelle en normes françaises » prouve plus que « comptabilité ».",
              "Cachez le nom de l’entreprise. Si le texte convient à n’importe quelle annonce, vous n’avez encore rien remarqué.",
            ],
          },
          {
            title: "À laisser de côté",
            points: [
              "Votre CV : il rejoint le logiciel de recrutement, donc la mauvaise personne.",
              "Votre TJM : tant que le volume est inconnu, on le compare à un salaire.",
              "La pénurie de candidats : ils sont au courant.",
            ],
          },
        ],
      },
      guide: {
        title: "La construction du premier message",
        description: "Quatre parties brèves. Qui ne lit que la dernière doit pouvoir répondre quand même.",
        parts: [
          { title: "Le rappel", text: "Quelle annonce, vue où. Une phrase, sans compliment à la maison." },
          {
            title: "Ce que vous avez remarqué",
            text: "Une mission citée mot pour mot, et pourquoi elle supporte mal d’attendre.",
          },
          {
            title: "Qui demande",
            text: "Que vous êtes à votre compte et ne postulez pas. Sinon, on vous transfère au recrutement.",
          },
          { title: "La question", text: "Comment l’intérim est organisé. Une demi-phrase doit suffire en réponse." },
        ],
        samples: [
          {
            title: "À la direction du service",
            text: `Bonjour {{prenom}},

Dans votre annonce « {{intitule}} », une ligne semble difficile à repousser : « {{tache}} ».

Je ne postule pas, j’exerce ce métier en freelance. Ce qui m’intéresse, c’est la façon dont vous passez les mois jusqu’à l’arrivée. Quelqu’un de l’équipe s’en charge en plus du reste, ou la question est-elle ouverte ?

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "Aux ressources humaines",
            text: `Bonjour {{prenom}},

Je ne candidate pas à « {{intitule}} », car je travaille à mon compte. C’est une ligne de l’annonce qui m’intéresse : « {{tache}} ».

Qui s’en occupe chez {{entreprise}} d’ici l’arrivée ? Je m’adresserai à cette personne et ne vous dérangerai plus.

Merci et bonne journée
{{mon_nom}}`,
          },
          {
            title: "À la direction d’une petite entreprise",
            text: `Bonjour {{prenom}},

Votre page carrières affiche « {{intitule}} ». Dans une maison de votre taille, c’est souvent la direction qui s’en occupe en attendant, le soir.

« {{tache}} », c’est mon métier, mais sur facture et non sur fiche de paie. Est-ce le poste entier qui vous pèse, ou surtout cette partie ?

Cordialement
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Votre premier message : gardez une version pour le service, une pour les RH et une pour la direction. Avant l’envoi, seuls l’annonce et la mission changent.",
    },
    dialogue: {
      title: "Nouer le dialogue",
      content: {
        title: "Questionner jusqu’à connaître le manque",
        description:
          "À la première réponse succède une question sur le travail. Si rien ne vient, relancez après 5–7 jours. Au-delà de 2–3 relances, arrêtez : l’entreprise s’est arrangée autrement, ou ne souhaite pas en parler.",
        tips: [
          {
            title: "Quand on vous répond",
            points: [
              "Répondez le jour même, avec le mot que la personne emploie pour son problème.",
              "Une question par message, dans cet ordre : qu’est-ce qui reste en plan ? Qui le fait aujourd’hui ? Jusqu’à quand cela tiendra-t-il ?",
              "« Uniquement en CDI » est une réponse. Remerciez et demandez si cela vaut aussi pour l’intervalle. Une seule fois.",
            ],
          },
          {
            title: "Quand on ne répond pas",
            points: [
              "Fixez la relance au sixième jour au moment même de l’envoi.",
              "Retournez voir l’annonce : prolongée, modifiée, parue deux fois, chacun de ces cas est une raison d’écrire.",
              "Annoncez dans la dernière relance que c’est la dernière. C’est souvent à celle-là qu’on répond.",
            ],
          },
          {
            title: "Quand le poste est pourvu",
            points: [
              "Souhaitez un bon démarrage et passez le lead à « Perdu », raison : « pourvu ».",
              "Posez une relance quatre mois après l’arrivée : la période d’essai d’un cadre s’achève, et certaines recherches reprennent.",
              "Regardez si la même équipe recrute à nouveau. Deux annonces dans l’année, c’est trop de travail pour un seul poste.",
            ],
          },
        ],
      },
      guide: {
        title: "La construction de la relance",
        description: "70 mots au plus. Chacune contient de quoi se servir sans vous.",
        parts: [
          {
            title: "Le fil",
            text: "L’annonce et la date de votre dernier message, sans « je me permets de revenir vers vous ».",
          },
          {
            title: "L’apport",
            text: "Une astuce, une échéance, la méthode d’une autre équipe. Deux phrases, vécues et non inventées.",
          },
          { title: "Une question plus petite", text: "Plus facile que la première : une date, un oui, un nom." },
        ],
        samples: [
          {
            title: "Six jours sans réponse",
            text: `Bonjour {{prenom}},

La semaine dernière, je vous demandais comment vous tenez jusqu’à ce que « {{intitule}} » soit pourvu.

Une équipe dans ce cas a réparti les tâches du poste vide en trois colonnes : chaque semaine, peut attendre, peut disparaître. La première s’est révélée plus courte que prévu.

Que mettriez-vous en tête de la vôtre ?

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "Après une réponse brève",
            text: `Bonjour {{prenom}},

Merci, je comprends mieux. Si rien n’est prévu, « {{tache}} » repose sans doute sur quelqu’un qui a déjà son propre travail. Y a-t-il là-dedans une date imposée dans les huit semaines ?

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "La dernière",
            text: `Bonjour {{prenom}},

Ceci est mon dernier message au sujet de « {{intitule}} ». J’imagine que les prochains mois sont couverts, et je souhaite une bonne arrivée à la personne choisie.

Si la recherche se prolonge, répondez « plus tard » et je vous redemanderai en {{mois}}.

Bonne continuation
{{mon_nom}}`,
          },
        ],
      },
      templateNote: "Votre relance : prévoyez une version pour le silence et une pour les réponses d’une ligne.",
    },
    consultation: {
      title: "Proposer un entretien",
      content: {
        title: "Un entretien utile même sans mission",
        description:
          "Quand l’entreprise a décrit ce qui lui manque, proposez un entretien stratégique gratuit de 45–60 minutes. Vous y séparez ensemble ce qui doit se faire avant l’embauche de ce qui peut attendre. Une personne qui a trié son travail ainsi saura défendre votre devis en interne.",
        tips: [
          {
            title: "Le bon moment",
            points: [
              "Vous pouvez résumer la situation en une phrase, avec une tâche et une date.",
              "On vous a demandé vos disponibilités, votre façon de faire ou vos tarifs.",
              "Ni l’un ni l’autre ? Posez encore une question. Un rendez-vous pris trop tôt s’annule la veille.",
            ],
          },
          {
            title: "L’ordre du jour promis",
            points: [
              "10 minutes : que s’est-il passé depuis que le bureau est vide ?",
              "25 minutes : les tâches une par une, chacune avec sa date et la personne qui la porte aujourd’hui.",
              "10 minutes : trois façons de tenir jusqu’à l’arrivée, dont une au moins sans vous.",
              "Le reste : qui décide, pour quand, et au vu de quel document ?",
            ],
          },
          {
            title: "Pour que le rendez-vous ait lieu",
            points: [
              "Proposez deux créneaux dans les cinq jours ouvrés.",
              "Conviez la personne qui dépanne en ce moment : elle connaît les tâches qu’aucune annonce ne cite.",
              "Envoyez la veille votre liste de tâches à corriger. Corriger engage : on vient.",
            ],
          },
        ],
      },
      guide: {
        title: "La construction de la proposition d’entretien",
        description: "Un demi-écran, que l’on peut transférer dans l’entreprise.",
        parts: [
          { title: "Le manque", text: "Une phrase tirée de vos échanges, si possible dans les termes de la personne." },
          {
            title: "Ce qui en restera",
            text: "Une liste triée qui appartient à l’entreprise, quelle que soit la suite.",
          },
          { title: "Durée et prix", text: "45–60 minutes, gratuites. Le tout en une phrase, sans astérisque." },
          { title: "Deux créneaux", text: "Jour, date, heure. Un lien de réservation invite à remettre à plus tard." },
        ],
        samples: [
          {
            title: "Après une réponse détaillée",
            text: `Bonjour {{prenom}},

Voici ce que j’ai compris : tant que « {{intitule}} » n’est pas pourvu, « {{tache}} » ne peut pas rester en plan, et personne dans l’équipe n’a de place pour cela.

Je vous propose un entretien stratégique gratuit de 45–60 minutes. Nous prenons les tâches une à une. Vous repartez avec une liste : ce qui doit se faire et pour quand, ce qui peut dormir, ce qu’une personne extérieure pourrait prendre. Elle vous reste, quoi que vous décidiez.

Est-ce que {{creneau_1}} vous irait, ou plutôt {{creneau_2}} ?

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "Quand on vous demande d’abord le tarif",
            text: `Bonjour {{prenom}},

Un chiffre honnête dépend du volume : « {{tache}} » peut demander deux jours par mois ou deux par semaine.

45–60 minutes suffisent pour le savoir et ne vous coûtent rien. Vous me dites ce qui arrive, j’estime les jours et vous donne une fourchette avant de raccrocher.

Préférez-vous {{creneau_1}} ou {{creneau_2}} ? La personne qui assure l’intérim est la bienvenue.

Bien à vous
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Votre proposition d’entretien : laissez le premier paragraphe vide. Il se réécrit chaque fois à partir de ce qu’on vous a confié.",
    },
    offer: {
      title: "Établir le devis",
      content: {
        title: "Un devis qui prévoit sa propre fin",
        description:
          "Après l’entretien, le devis part sous 24–48 heures. Il décrit des résultats, une durée et un passage de relais, car l’entreprise continue de recruter et vous achète du temps. Une vidéo Loom de 3–5 minutes l’explique aux absents.",
        tips: [
          {
            title: "Ce qu’il contient",
            points: [
              "Deux ou trois tâches de l’entretien, chacune sous forme de livrable daté.",
              "Trois mois, résiliables des deux côtés avec deux semaines de préavis dès qu’une personne est embauchée.",
              "Deux volumes au choix, par exemple quatre ou huit jours par mois, à prix forfaitaire.",
              "Une journée de passation avec la recrue, sur sa propre ligne. Sinon, vous l’offrirez la dernière semaine.",
            ],
          },
          {
            title: "Rester prestataire",
            points: [
              "Convenez de livrables et de dates ; horaires et congés relèvent du contrat de travail.",
              "Écrivez que vous utilisez votre matériel et avez d’autres clients, si c’est le cas.",
              "Refusez les consignes quotidiennes d’un chef : un lien de subordination peut faire requalifier la mission en contrat de travail.",
            ],
          },
          {
            title: "La vidéo Loom",
            points: [
              "Commencez par la phrase dans laquelle l’entreprise a décrit ce qui lui manque.",
              "Gardez le devis à l’écran et dites lequel des deux volumes vous choisiriez à sa place.",
              "Parlez à la personne qui valide la dépense et ne vous connaît pas.",
              "Enregistrez d’une traite. Un lapsus gêne moins qu’un montage.",
            ],
          },
          {
            title: "Une fois parti",
            points: [
              "Demandez après 3–5 jours quelle ligne fait débat.",
              "Passez le lead à « Offre » et saisissez la valeur de l’affaire, pour que votre pipeline soit juste.",
              "Si l’embauche se fait entre-temps, réduisez à la passation et à l’accueil au lieu de retirer le devis.",
            ],
          },
        ],
      },
    },
  },
  keyPoints: {
    title: "Ce qui décide sur ce parcours",
    text: "Cinq points où l’approche par une offre d’emploi réussit ou échoue.",
    points: [
      "Deux jours : le troisième, vous passez après trente candidatures.",
      "Le service : c’est lui qui souffre du poste vide, les RH ne font que l’administrer.",
      "Aucune concurrence avec l’embauche : vous la rendez moins urgente, vous ne la remplacez pas.",
      "Le manque, puis le rendez-vous, puis le prix : une étape trop tôt coûte en général le contact.",
      "Une fin écrite : elle rend le oui moins risqué et distingue votre mission d’un emploi salarié.",
    ],
  },
} satisfies Texts["guides/warm-journey"];
