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
          "Un poste ouvert, c’est un budget validé pour un travail que personne ne fait aujourd’hui. Entre les entretiens et le préavis, le poste reste souvent vide quatre à six mois. Ce parcours porte sur ces mois-là.",
        tips: [
          {
            title: "Ce que dit la loi",
            points: [
              "L’entreprise a demandé des candidatures, pas des offres de freelances. En droit allemand, un e-mail, un InMail ou tout autre message électronique qui vise une mission est de la publicité, même s’il ne fait que poser une question, et il est interdit sans accord préalable exprès (§ 7, al. 2, n° 2 UWG).",
              "Passez donc d’abord par une relation commune qui demande si vous pouvez écrire, par une rencontre ou par courrier postal. En écrivant sans accord, vous vous exposez à une mise en demeure payante (Abmahnung) ; après un non, n’écrivez plus jamais.",
            ],
          },
          {
            title: "Où chercher",
            points: [
              "Enregistrez une recherche sur LinkedIn, une sur Indeed et une sur Welcome to the Jungle ou StepStone, avec une alerte quotidienne.",
              "Réglez la date sur les dernières 24 heures ; au-delà, les entretiens sont déjà en cours.",
              "Cherchez aussi « CDD » et « remplacement congé parental ». Le travail y presse, et la date de fin est connue.",
              "Lisez chaque lundi la page carrières de 10 entreprises qui vous plaisent. Certains postes ne paraissent que là.",
            ],
          },
          {
            title: "À quoi reconnaître la bonne annonce",
            points: [
              "Trois des missions décrites, vous pourriez les commencer lundi prochain.",
              "Elle parle de choses qui s’achèvent, comme un déploiement, un salon ou une clôture annuelle.",
              "C’est une deuxième tentative. Tapez l’intitulé et le nom de l’entreprise dans un moteur de recherche pour retrouver la première date.",
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
      guide: {
        title: "La note sur l’annonce",
        description: "Cinq lignes, écrites tant que la page est ouverte. Votre premier message en sortira.",
        parts: [
          {
            title: "Le poste et sa source",
            text: "L’intitulé et la date, mot pour mot. Vous vous y référerez en prenant contact.",
          },
          {
            title: "La mission qui compte",
            text: "Une ligne de la liste qui a une date imposée et que vous pourriez reprendre sans formation.",
          },
          {
            title: "Comment joindre la personne",
            text: "Une relation commune, un événement ou l’adresse pour un courrier.",
          },
        ],
        samples: [
          {
            title: "Cinq lignes pour le lead",
            text: `Poste : {{intitule}}, annonce du {{date_parution}}
Ce qui ne peut pas attendre : {{tache}}
Pourquoi : {{urgence}}
Ce que je pourrais reprendre : {{reprise}}
Pour joindre la personne : {{chemin_contact}}`,
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
              "Notez la personne à joindre pour toute question et sa fonction. Elle sait quel service a demandé le poste.",
              "Regardez qui a partagé l’annonce. Les responsables d’équipe y ajoutent souvent deux phrases absentes du texte officiel.",
            ],
          },
          {
            title: "Selon la taille",
            points: [
              "Jusqu’à 20 personnes, c’est la direction qui décide. Son nom figure dans les mentions légales du site.",
              "De 20 à 250, c’est la direction du service, qui signe le plus souvent seule un petit montant.",
              "Au-delà, voyez d’abord le responsable d’équipe, puis les achats. Demandez tôt s’il faut être référencé ; cela prend parfois quatre semaines.",
            ],
          },
          {
            title: "Avant d’écrire",
            points: [
              "Deux noms par entreprise suffisent. N’écrivez d’abord qu’au service concerné, car on se parle dans les couloirs.",
              "Vérifiez la date de la dernière publication et le poste actuel. Une personne sur le départ ne décide plus.",
              "Si vous avez une relation en commun, priez-la de demander si vous pouvez écrire. Joignez un texte à transférer.",
              "Saisissez prénom, nom, entreprise et poste dans le CRM : les champs de vos modèles s’en servent.",
            ],
          },
          {
            title: "Quand vous enregistrez des noms",
            points: [
              "Vous devez informer la personne de sa fiche dans votre CRM, au plus tard dans votre premier message et sinon dans le mois (art. 14 RGPD). Dites d’où vient son nom et donnez le lien vers votre notice de confidentialité.",
              "Si quelqu’un ne souhaite pas de contact, supprimez le lead au lieu de le passer à « Perdu » (art. 17 et 21 RGPD). Ne gardez que le strict nécessaire pour ne pas lui réécrire par erreur.",
            ],
          },
        ],
      },
      guide: {
        title: "Passer par une relation commune",
        description:
          "Vous vous adressez à quelqu’un qui connaît les deux côtés. La formule d’appel vaut ici pour cette relation commune ; choisissez-la plus haut comme lead ou remplissez le champ à la main.",
        parts: [
          { title: "De qui il s’agit", text: "Le nom, l’entreprise, et le fait que vous avez lu l’annonce." },
          {
            title: "Transmettre une simple question",
            text: "Votre relation demande seulement si vous pouvez écrire. Elle n’a pas à se porter garante.",
          },
          {
            title: "Le texte à transférer",
            text: "Deux phrases qui conviennent telles quelles. Notez dans l’historique le oui qui en résulte, avec sa date.",
          },
        ],
        samples: [
          {
            title: "À une relation commune",
            text: `{{civilite}},

Vous connaissez {{personne_visee}} de {{entreprise_visee}}. Le poste « {{intitule}} » y est à pourvoir, et c’est un travail que je connais bien, mais que j’exerce en freelance.

Pourriez-vous demander si je peux écrire à ce sujet ? Si cela ne convient pas, un non me suffit, et je m’en tiendrai là.

Voici de quoi transférer, si cela vous aide : « {{mon_nom}} exerce ce métier en freelance et aimerait savoir comment le travail est assuré jusqu’à l’embauche. Puis-je vous mettre en relation ? »

Merci beaucoup,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Tu connais {{personne_visee}} de {{entreprise_visee}}. Le poste « {{intitule}} » y est à pourvoir, et c’est un travail que je connais bien, mais que j’exerce en freelance.

Pourrais-tu demander si je peux écrire à ce sujet ? Si cela ne convient pas, un non me suffit, et je m’en tiendrai là.

Voici de quoi transférer, si cela t’aide : « {{mon_nom}} exerce ce métier en freelance et aimerait savoir comment le travail est assuré jusqu’à l’embauche. Est-ce que je peux faire le lien ? »

Merci beaucoup,
{{mon_nom}}`,
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
              "Si une relation commune a demandé pour vous et obtenu un oui, rappelez-le dès la première phrase.",
              "En Allemagne, un courrier postal est permis tant que l’entreprise ne refuse pas visiblement la publicité. Si l’annonce dit « pas d’offres de prestataires », renoncez-y.",
              "L’InMail (1\u202f900 caractères au plus) exige LinkedIn Premium. Sans Premium, vous joignez vos propres relations, les membres de vos groupes et les profils ouverts à tous. La note d’une invitation est trop courte pour cette question.",
              "Le numéro de l’annonce s’adresse aux candidats. En Allemagne, un appel qui vise une mission exige entre entreprises un accord au moins présumé (§ 7, al. 2, n° 1 UWG), et ce numéro n’y suffit pas.",
            ],
          },
          {
            title: "Deux minutes de relecture",
            points: [
              "Comptez 90 mots au plus, et un seul point auquel répondre.",
              "Une expression vient telle quelle de l’annonce. « Clôture mensuelle en normes IFRS » prouve plus que « comptabilité ».",
              "Cachez le nom de l’entreprise. Si le texte convient à n’importe quelle annonce, vous n’avez encore rien remarqué.",
            ],
          },
          {
            title: "À laisser de côté",
            points: [
              "Le CV rejoint le logiciel de recrutement, donc la mauvaise personne.",
              "Votre TJM sera comparé à un salaire tant que le volume est inconnu.",
              "Ne parlez pas de la pénurie de candidats, l’entreprise la vit chaque jour.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan du premier message",
        description: "Cinq parties brèves. Même en ne lisant que la question, on doit pouvoir répondre.",
        parts: [
          { title: "Le rappel", text: "Quelle annonce, et où vous l’avez vue. Une phrase, sans flatter l’entreprise." },
          {
            title: "Ce que vous avez remarqué",
            text: "Une mission citée mot pour mot, et pourquoi elle supporte mal d’attendre.",
          },
          {
            title: "Qui demande",
            text: "Que vous êtes à votre compte et ne postulez pas. Sinon, on vous transfère au recrutement.",
          },
          { title: "La question", text: "Comment l’intérim est organisé. Une demi-phrase doit suffire en réponse." },
          {
            title: "D’où vient le nom",
            text: "Comment vous avez trouvé la personne, et où se trouve votre politique de confidentialité. L’art. 14 RGPD exige les deux, au plus tard dans le premier message.",
          },
        ],
        samples: [
          {
            title: "À la direction du service",
            text: `{{civilite}},

Dans votre annonce « {{intitule}} », une ligne semble difficile à repousser : « {{tache}} ».

Je ne postule pas, j’exerce ce métier en freelance. Ce qui m’intéresse, c’est la façon dont vous vous organisez jusqu’à l’embauche. Quelqu’un de l’équipe s’en charge-t-il en plus du reste, ou la question est-elle ouverte ?

Bien à vous,
{{mon_nom}}

J’ai trouvé votre nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
            informal: `Bonjour {{prenom}},

Dans l’annonce « {{intitule}} », une ligne semble difficile à repousser : « {{tache}} ».

Je ne postule pas, j’exerce ce métier en freelance. Ce qui m’intéresse, c’est la façon dont ton équipe s’organise jusqu’à l’embauche. Quelqu’un s’en charge-t-il en plus du reste, ou la question est-elle ouverte ?

À bientôt,
{{mon_nom}}

J’ai trouvé ton nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
          },
          {
            title: "Aux ressources humaines",
            text: `{{civilite}},

Je ne candidate pas au poste « {{intitule}} », car je travaille à mon compte. C’est une ligne de l’annonce qui m’intéresse : « {{tache}} ».

Qui s’en occupe chez {{entreprise}} en attendant l’embauche ? Si vous voulez bien transmettre ma question, je vous en remercie. Sinon, elle s’arrête là.

Bonne journée,
{{mon_nom}}

J’ai trouvé votre nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
            informal: `Bonjour {{prenom}},

Je ne candidate pas au poste « {{intitule}} », car je travaille à mon compte. C’est une ligne de l’annonce qui m’intéresse : « {{tache}} ».

Qui s’en occupe chez {{entreprise}} en attendant l’embauche ? Si tu veux bien transmettre ma question, je t’en remercie. Sinon, elle s’arrête là.

Bonne journée,
{{mon_nom}}

J’ai trouvé ton nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
          },
          {
            title: "À la direction d’une petite entreprise",
            text: `{{civilite}},

{{entreprise}} recherche en ce moment « {{intitule}} ». Je ne postule pas, car j’exerce ce métier à mon compte.

Comment la mission « {{tache}} » est-elle assurée d’ici à l’embauche ? Si c’est réglé, nul besoin de me répondre, et je ne vous écrirai plus.

Bonne chance pour la recherche,
{{mon_nom}}

J’ai trouvé votre nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
            informal: `Bonjour {{prenom}},

{{entreprise}} recherche en ce moment « {{intitule}} ». Je ne postule pas, car j’exerce ce métier à mon compte.

Qui prend la mission « {{tache}} » d’ici à l’embauche ? Si c’est réglé, nul besoin de me répondre, et je ne t’écrirai plus.

Bonne chance pour la recherche,
{{mon_nom}}

J’ai trouvé ton nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
          },
          {
            title: "Par courrier postal",
            text: `{{civilite}},

Vous recrutez pour le poste « {{intitule}} ». L’embauche prend souvent des mois et, dans l’intervalle, « {{tache}} » repose sur des personnes déjà bien occupées.

J’exerce ce métier en freelance, en dernier lieu pour {{dernier_client}}. Je pourrais prendre la partie qui ne peut pas attendre et m’effacer dès que le poste est pourvu.

Si vous souhaitez en parler, voici mon numéro : {{mon_numero}}. De mon côté, je ne vous appellerai pas.

Bien cordialement,
{{mon_nom}}

J’ai trouvé votre nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
            informal: `Bonjour {{prenom}},

Ton équipe recrute pour le poste « {{intitule}} ». L’embauche prend souvent des mois et, dans l’intervalle, « {{tache}} » repose sur des personnes déjà bien occupées.

J’exerce ce métier en freelance, en dernier lieu pour {{dernier_client}}. Je pourrais prendre la partie qui ne peut pas attendre et m’effacer dès que le poste est pourvu.

Si tu souhaites en parler, voici mon numéro : {{mon_numero}}. De mon côté, je ne t’appellerai pas.

À bientôt,
{{mon_nom}}

J’ai trouvé ton nom dans {{origine_nom}}. Ma notice de confidentialité : {{lien_confidentialite}}`,
          },
        ],
      },
      templateNote:
        "Pour le premier message, gardez une version pour le service, une pour les RH et une pour la direction. Ce qui change à chaque fois, c’est la mission que vous citez.",
    },
    dialogue: {
      title: "Nouer le dialogue",
      content: {
        title: "Questionner jusqu’à savoir ce qui manque",
        description:
          "Après la première réponse, posez une question sur le travail. Si rien ne vient, relancez après 5–7 jours. Au-delà de 2–3 relances, arrêtez, car l’entreprise s’est arrangée autrement ou ne souhaite pas en parler.",
        tips: [
          {
            title: "Quand on vous répond",
            points: [
              "Répondez le jour même, avec le mot que la personne emploie pour son problème.",
              "Demandez dans l’ordre ce qui reste en plan, qui le fait aujourd’hui et jusqu’à quand cela tiendra. Une question par message.",
              "« Uniquement en CDI » est une vraie réponse. Remerciez et demandez une seule fois si cela vaut aussi pour l’intervalle.",
            ],
          },
          {
            title: "Quand on ne répond pas",
            points: [
              "Fixez la relance au sixième jour au moment même de l’envoi.",
              "Retournez voir l’annonce. Prolongée, modifiée ou parue deux fois, elle vous donne une raison d’écrire.",
              "Annoncez dans la dernière relance que c’est la dernière. C’est souvent à celle-là qu’on répond.",
            ],
          },
          {
            title: "Quand le poste est pourvu",
            points: [
              "Souhaitez un bon démarrage et demandez si vous pourrez reprendre contact dans six mois. C’est là que s’achève la période d’essai en Allemagne, et certaines recherches reprennent.",
              "Si c’est oui, passez le lead à « Perdu » avec la raison « pourvu » et une relance. Sans oui, supprimez-le.",
              "Regardez si la même équipe recrute à nouveau. Deux annonces dans l’année, c’est trop de travail pour un seul poste.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan de la relance",
        description: "70 mots au plus. Chacune contient quelque chose d’utile même sans vous.",
        parts: [
          {
            title: "Le fil",
            text: "L’annonce et la date de votre dernier message, sans « je me permets de revenir vers vous ».",
          },
          {
            title: "L’apport",
            text: "Une astuce, une échéance, la méthode d’une autre équipe. Deux phrases, vécues et non inventées.",
          },
          {
            title: "Une question plus petite",
            text: "Plus facile que la première, avec une date, un oui ou un nom pour réponse.",
          },
        ],
        samples: [
          {
            title: "Six jours sans réponse",
            text: `{{civilite}},

La semaine dernière, je vous demandais comment vous vous organisiez en attendant que le poste « {{intitule}} » soit pourvu. Voici une observation qui peut vous servir sans moi.

{{experience_vecue}}

Serait-ce une piste pour {{entreprise}} ? Un « non merci » me va aussi.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

La semaine dernière, je te demandais comment tu t’organisais en attendant que le poste « {{intitule}} » soit pourvu. Voici une observation qui peut te servir sans moi.

{{experience_vecue}}

Serait-ce une piste pour {{entreprise}} ? Un « non merci » me va aussi.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Après une réponse brève",
            text: `{{civilite}},

Merci, je comprends mieux.

Si rien n’est prévu, « {{tache}} » repose sans doute sur quelqu’un qui a déjà son propre travail. Y a-t-il, dans les huit semaines à venir, une date que vous ne pouvez pas repousser ?

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci, je comprends mieux.

Si rien n’est prévu, « {{tache}} » repose sans doute sur quelqu’un qui a déjà son propre travail. Y a-t-il, dans les huit semaines à venir, une date que tu ne peux pas repousser ?

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "La dernière",
            text: `{{civilite}},

C’est mon dernier message au sujet du poste « {{intitule}} ». J’imagine que les prochains mois sont couverts, et je souhaite une bonne arrivée à la personne choisie.

Si la recherche se prolonge, répondez simplement « plus tard ». Je vous reposerai alors la question en {{mois}}. Sans cette réponse, je n’écrirai plus.

Bonne continuation,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

C’est mon dernier message au sujet du poste « {{intitule}} ». J’imagine que les prochains mois sont couverts, et je souhaite une bonne arrivée à la personne choisie.

Si la recherche se prolonge, réponds simplement « plus tard ». Je te reposerai alors la question en {{mois}}. Sans cette réponse, je n’écrirai plus.

Bonne continuation,
{{mon_nom}}`,
          },
          {
            title: "En réponse à un non",
            text: `{{civilite}},

Merci de votre franchise. Je ne vous écrirai plus, et vos données sont supprimées, sauf la mention de ne plus vous contacter.

Je souhaite à {{entreprise}} de bien choisir pour le poste « {{intitule}} ».

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci de ta franchise. Je ne t’écrirai plus, et tes données sont supprimées, sauf la mention de ne plus te contacter.

Je souhaite à {{entreprise}} de bien choisir pour le poste « {{intitule}} ».

Bonne continuation,
{{mon_nom}}`,
          },
        ],
      },
      templateNote: "Pour la relance, prévoyez une version pour le silence et une pour les réponses d’une ligne.",
    },
    consultation: {
      title: "Proposer un entretien",
      content: {
        title: "Un entretien utile même sans mission",
        description:
          "Quand l’entreprise a décrit ce qui lui manque, proposez un entretien stratégique gratuit de 45–60 minutes. Vous y séparez ensemble ce qui doit se faire avant l’embauche de ce qui peut attendre. Avec une liste ainsi triée, votre interlocuteur saura défendre votre devis en interne.",
        tips: [
          {
            title: "Le bon moment",
            points: [
              "Vous pouvez résumer la situation en une phrase, avec une tâche et une date.",
              "On vous a demandé vos disponibilités, votre façon de faire ou vos tarifs.",
              "Si ni l’un ni l’autre n’est vrai, posez encore une question. Un rendez-vous pris trop tôt s’annule la veille.",
            ],
          },
          {
            title: "L’ordre du jour promis",
            points: [
              "10 minutes : que s’est-il passé depuis que le poste est vide ?",
              "25 minutes : les tâches une par une, chacune avec sa date et la personne qui la porte aujourd’hui",
              "10 minutes : trois façons de tenir jusqu’à l’arrivée, dont une au moins sans vous",
              "Le reste du temps sert à savoir qui décide, pour quand et au vu de quel document.",
            ],
          },
          {
            title: "Pour que le rendez-vous ait lieu",
            points: [
              "Proposez deux créneaux dans les cinq jours ouvrés.",
              "Conviez la personne qui dépanne en ce moment ; elle connaît les tâches qu’aucune annonce ne cite.",
              "Envoyez la veille votre liste de tâches à corriger. Une personne qui a pris la peine de corriger sera là.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan de la proposition d’entretien",
        description: "Un demi-écran, que l’on peut transférer dans l’entreprise.",
        parts: [
          {
            title: "Ce qui manque",
            text: "Une phrase tirée de vos échanges, si possible dans les termes de la personne.",
          },
          {
            title: "Ce qui en restera",
            text: "Une liste triée qui appartient à l’entreprise, quelle que soit la suite.",
          },
          {
            title: "Durée et prix",
            text: "Un seul chiffre, par exemple 50 minutes, et le mot gratuit. Une fourchette donne l’impression que vous ne savez pas vous-même combien de temps il faut.",
          },
          {
            title: "Deux créneaux",
            text: "Jour, date, heure, car un mot suffit alors pour répondre. Un lien de réservation peut suivre, au cas où aucun ne conviendrait.",
          },
        ],
        samples: [
          {
            title: "Après une réponse détaillée",
            text: `{{civilite}},

Voici ce que j’ai compris :

{{manque_equipe}}

Je vous propose un entretien stratégique gratuit de 50 minutes. Nous prenons les tâches une à une. Vous repartez avec une liste : ce qui doit se faire et pour quand, ce qui peut attendre, ce qu’une personne extérieure pourrait prendre. Elle vous reste, quoi que vous décidiez.

Est-ce que {{deux_creneaux}} vous irait ?

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Voici ce que j’ai compris :

{{manque_equipe}}

Je te propose un entretien stratégique gratuit de 50 minutes. Nous prenons les tâches une à une. Tu repars avec une liste : ce qui doit se faire et pour quand, ce qui peut attendre, ce qu’une personne extérieure pourrait prendre. Elle te reste, quoi que tu décides.

Est-ce que {{deux_creneaux}} t’irait ?

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Quand on vous demande d’abord le tarif",
            text: `{{civilite}},

Le prix dépend du volume, et « {{tache}} » peut demander {{fourchette_jours}}.

50 minutes suffisent pour le savoir et ne vous coûtent rien. Vous me dites ce qui arrive, j’estime les jours et vous donne avant de raccrocher un montant sur lequel compter.

Est-ce que {{deux_creneaux}} vous conviendrait ? La personne qui assure l’intérim est la bienvenue.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Le prix dépend du volume, et « {{tache}} » peut demander {{fourchette_jours}}.

50 minutes suffisent pour le savoir et ne te coûtent rien. Tu me dis ce qui arrive, j’estime les jours et te donne avant de raccrocher un montant sur lequel compter.

Est-ce que {{deux_creneaux}} te conviendrait ? La personne qui assure l’intérim est la bienvenue.

À bientôt,
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Dans la proposition d’entretien, laissez le premier paragraphe vide. Il se réécrit chaque fois à partir de ce qu’on vous a confié.",
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
              "Deux ou trois tâches de l’entretien, chacune sous forme de livrable daté",
              "Trois mois, résiliables des deux côtés avec deux semaines de préavis dès qu’une personne est embauchée",
              "Deux volumes au choix, par exemple quatre ou huit jours par mois, à prix forfaitaire",
              "Une journée de passation avec la recrue, sur sa propre ligne. Sinon, vous l’offrirez la dernière semaine.",
            ],
          },
          {
            title: "Rester prestataire",
            points: [
              "Convenez de livrables et de dates ; horaires et congés relèvent du contrat de travail.",
              "Écrivez que vous utilisez votre matériel et avez d’autres clients, si c’est le cas.",
              "Si tout doit se passer comme dans le poste annoncé, faites d’abord clarifier votre statut. En Allemagne, c’est la Deutsche Rentenversicherung qui tranche, sur demande (§ 7a SGB IV).",
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
              "Passez le lead à « Devis » et saisissez le montant de l’affaire, pour que votre pipeline soit juste.",
              "Si l’embauche se fait entre-temps, réduisez à la passation et à l’accueil au lieu de retirer le devis.",
            ],
          },
        ],
      },
      guide: {
        title: "Le devis et son message",
        description: "Le devis tient sur une page. Le message dit quel volume vous choisiriez et quand cela s’arrête.",
        parts: [
          {
            title: "Les résultats",
            text: "Ce qui est livré à la fin de chaque mois. La présence n’est pas un résultat.",
          },
          {
            title: "Durée et fin",
            text: "Le début, la durée et le préavis avec lequel chacun peut s’arrêter dès l’arrivée de la recrue.",
          },
          {
            title: "La journée de passation",
            text: "Un jour avec la recrue, avec son prix. Les RH n’ont plus à craindre que le savoir parte avec vous.",
          },
          { title: "Votre conseil", text: "Quel volume suffit, et pourquoi. C’est le plus souvent le petit." },
        ],
        samples: [
          {
            title: "Message avec le devis",
            text: `{{civilite}},

Voici le devis pour assurer le travail jusqu’à l’embauche (« {{intitule}} »). Des deux volumes, je prendrais à votre place celui de {{jours_conseilles}} jours par mois, car {{raison_volume}}.

J’explique l’essentiel dans une vidéo de 4 minutes, utile aussi aux absents : {{lien_video}}

Dès que la recrue arrive, la mission prend fin avec deux semaines de préavis et une journée de passation. Je vous appelle le {{date_rappel}}, si cela vous convient.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Voici le devis pour assurer le travail jusqu’à l’embauche (« {{intitule}} »). Des deux volumes, je prendrais à ta place celui de {{jours_conseilles}} jours par mois, car {{raison_volume}}.

J’explique l’essentiel dans une vidéo de 4 minutes, utile aussi aux absents : {{lien_video}}

Dès que la recrue arrive, la mission prend fin avec deux semaines de préavis et une journée de passation. Je t’appelle le {{date_rappel}}, si cela te convient.

À bientôt,
{{mon_nom}}`,
          },
          {
            title: "Devis pour la période de relais",
            text: `Devis pour {{entreprise}} : relais jusqu’à l’embauche (« {{intitule}} »)

Résultats
{{resultats_mensuels}}

Volume et prix par mois, HT
{{volumes_prix}}

Durée
Trois mois à partir du {{date_debut}}. Une fois le poste pourvu, chacun peut mettre fin au contrat avec deux semaines de préavis.

Passation
Un jour avec la recrue, {{prix_passation}}\u00a0€.

Façon de travailler
Matériel personnel, libre choix des horaires et du lieu, un rendez-vous commun de 30 minutes par semaine.

Accord
Il suffit de répondre avec le volume choisi, avant le {{echeance}}.

{{mon_nom}}`,
          },
        ],
      },
    },
  },
  keyPoints: {
    title: "Ce qui compte sur ce parcours",
    text: "Cinq points où l’approche par une annonce d’emploi réussit ou échoue.",
    points: [
      "Dans les premières 48 heures, personne n’est encore invité, le plus souvent. Ensuite, tout le monde parle des candidatures, et votre question tombe mal.",
      "Écrivez au service concerné. Il lui manque quelqu’un chaque jour, alors que pour les RH c’est un dossier en cours.",
      "Ne concurrencez pas l’embauche. Vous la rendez moins urgente sans la remplacer.",
      "D’abord ce qui manque, puis le rendez-vous, puis le prix. Brûler une étape coûte en général le contact.",
      "Écrivez la fin dans le devis. Elle rend le oui moins risqué et distingue votre mission d’un emploi salarié.",
    ],
  },
} satisfies Texts["guides/warm-journey"];
