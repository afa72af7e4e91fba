import type { Texts } from "../areas.ts";

export default {
  positioning: {
    title: "Positionnement : ce pour quoi on vous appelle",
    description: "De nombreuses prestations à une seule offre, que l’on retient en une phrase.",
    lessons: {
      niche: {
        title: "Choisir une cible qui existe vraiment",
        summary:
          "Votre cible existe vraiment si vous pouvez citer 30 personnes par leur nom. Secteur, fonction et occasion la délimitent. Non pas « les PME », mais « les directions commerciales de la construction mécanique qui déploient un CRM en ce moment ». Ce choix vaut pour un trimestre, pas pour toujours.",
        task: "Notez secteur, fonction et occasion, puis cherchez 10 profils réels qui y répondent.",
      },
      problem: {
        title: "Le problème avec les mots des clients",
        summary:
          "Un client n’achète pas une méthode, il achète la fin d’un souci. Vous entendez ses mots en entretien et les lisez dans les commentaires et les annonces. Ils ont leur place dans votre profil, vos publications et votre offre. Vos termes techniques peuvent attendre.",
        task: "Rassemblez cinq phrases, mot pour mot, où des clients décrivent leur problème.",
      },
      offer: {
        title: "Votre offre en une phrase",
        summary:
          "La phrase dit qui vous aidez, ce qui change ensuite et ce que vous faites. Elle se passe d’adjectifs, car tout le monde se dit « de qualité » et « global ». Elle est réussie si une personne d’un autre secteur peut la répéter le lendemain.",
        task: "Écrivez trois versions et lisez-les à une personne extérieure à votre secteur.",
      },
      proof: {
        title: "Des preuves plutôt que des affirmations",
        summary:
          "Une bonne preuve part d’une situation, montre ce que vous avez fait et donne un résultat, si possible avec un chiffre ou un délai. Vos propres projets, le bénévolat et le travail salarié comptent aussi. Ne nommez un client qu’avec son accord ; « un sous-traitant de 200 personnes » suffit souvent.",
        task: "Décrivez deux projets en trois phrases chacun : avant, votre travail, après.",
      },
    },
  },
  profile: {
    title: "Profil : la page qui parle pour vous",
    description: "En 10 secondes, on doit savoir si vous êtes la bonne personne.",
    lessons: {
      impression: {
        title: "Photo et bannière : le premier regard",
        summary:
          "Sur un téléphone, la photo et la bannière sont presque tout ce que l’on voit sans faire défiler. La photo montre votre visage en grand, clair, devant un fond calme. La bannière porte une seule idée, de préférence votre offre, et laisse de la place à la photo en bas à gauche.",
        task: "Ouvrez votre profil sur un téléphone et retirez de la bannière tout ce que vous ne pouvez pas y lire.",
      },
      headline: {
        title: "Le titre qui vous suit partout",
        summary:
          "La ligne sous votre nom figure aussi à côté de chaque commentaire et dans chaque recherche. Souvent, seuls les 50 premiers caractères sont visibles. Dites-y qui vous aidez et à quoi faire. Fonction et distinctions viennent ensuite.",
        task: "Revoyez votre titre pour que ses 50 premiers caractères se comprennent seuls.",
      },
      about: {
        title: "La section Infos : un texte pour une personne",
        summary:
          "Commencez par la situation de votre client, non par votre parcours. Viennent ensuite le déroulement d’une collaboration, une preuve et, pour finir, une prochaine étape simple. Des paragraphes courts à la première personne se lisent bien ; les trois premières lignes décident si l’on lit la suite.",
        task: "Réécrivez les trois premières lignes sans commencer par « je ».",
      },
      showcase: {
        title: "La sélection et les recommandations",
        summary:
          "La sélection montre deux ou trois travaux qui illustrent votre offre, et non tout ce que vous avez fait. Une recommandation convainc quand elle nomme un résultat. Demandez-la donc peu après un succès, en citant le projet et le point qui vous importe.",
        task: "Demandez à un client une recommandation sur un résultat précis.",
      },
    },
  },
  outreach: {
    title: "Prise de contact : de l’inconnu à l’échange",
    description: "Trouver les bonnes personnes et engager un échange sans faire de publicité.",
    lessons: {
      search: {
        title: "Trouver 20 personnes qui correspondent",
        summary:
          "Une liste courte avec des raisons vaut mieux qu’une longue sans aucune. Cherchez par fonction, secteur et lieu, et guettez les occasions : un nouveau poste, une annonce, une publication sur le sujet. Notez pour chaque nom pourquoi cette personne, et pourquoi maintenant.",
        task: "Créez 10 leads dans le CRM, chacun avec son occasion dans le champ « Prochaine étape ».",
      },
      note: {
        title: "La note d’une invitation",
        summary:
          "La note compte 200 caractères et un seul but, montrer que vous vous adressez à cette personne. Partez d’une publication, d’un groupe commun ou d’une question. Une offre n’y a pas sa place. 5 à 10 invitations de ce genre par jour suffisent.",
        task: "Écrivez trois notes de 200 caractères au plus, chacune avec un point de départ différent.",
      },
      opening: {
        title: "Le premier message après l’acceptation",
        summary:
          "En droit allemand, la publicité sans consentement est interdite aussi entre entreprises, et une invitation acceptée n’est pas un consentement. Engagez donc un échange : remerciez, revenez sur l’occasion, posez une question à laquelle on répond en une phrase. Votre offre viendra quand on vous la demandera.",
        task: "Rédigez un premier message de trois phrases qui se termine par une question facile.",
      },
      routine: {
        title: "Une demi-heure par jour",
        summary:
          "Mieux vaut peu et souvent que beaucoup et rarement. 10 minutes pour commenter, 10 pour répondre, 10 pour de nouveaux contacts, et c’est tout. Une heure fixe, un minuteur et une coche par jour entretiennent l’habitude, même pendant les semaines chargées.",
        task: "Inscrivez une demi-heure comme tâche pour chacun des cinq prochains jours ouvrés.",
      },
    },
  },
  followUp: {
    title: "Relance : persévérer avec élégance",
    description: "La plupart des missions naissent après le deuxième message. Voici comment l’écrire.",
    lessons: {
      rhythm: {
        title: "Le bon intervalle",
        summary:
          "Attendez 5 à 7 jours après un premier message, 3 à 5 après un devis. Deux relances conviennent, trois sont un maximum. Si l’on vous a donné une date, revenez ce jour-là précisément. Notez-la tout de suite au lieu de compter sur votre mémoire.",
        task: "Donnez à chaque lead ouvert du CRM une date pour la prochaine relance.",
      },
      occasion: {
        title: "Une raison plutôt que « je viens aux nouvelles »",
        summary:
          "Chaque relance apporte quelque chose : la réponse à une question restée ouverte, un exemple utile, un chiffre, le rappel d’une échéance. Votre message est alors utile, même s’il n’en sort rien. Une phrase de contexte, une de contenu, une question.",
        task: "Pour trois leads ouverts, trouvez un contenu qui les aide cette semaine.",
      },
      silence: {
        title: "Quand personne ne répond",
        summary:
          "Un silence veut souvent dire « pas le temps » et rarement « non ». Votre dernier message facilite les choses. Vous clôturez le sujet de votre côté, nommez le seul point en suspens et laissez la porte ouverte. Ensuite, n’insistez plus. Une occasion reviendra peut-être dans quelques mois.",
        task: "Écrivez un dernier message auquel on peut répondre d’un seul mot.",
      },
      overview: {
        title: "Garder la vue d’ensemble",
        summary:
          "Un lead sans prochaine étape est oublié, même s’il figure dans la liste. Une fois par semaine, regardez les leads en retard, ceux qui n’ont pas de date et ceux qui sont perdus. Clore honnêtement un lead laisse la place à un nouveau.",
        task: "Prévoyez 15 minutes chaque vendredi pour passer vos leads en revue.",
      },
    },
  },
  negotiation: {
    title: "Négociation : défendre ses honoraires",
    description: "Connaître son prix, l’annoncer calmement et s’y tenir face aux questions.",
    lessons: {
      rate: {
        title: "Calculer son propre tarif",
        summary:
          "Après les congés, la maladie, la prospection et l’administratif, il reste souvent 110 à 130 jours facturables par an. Vos besoins, prévoyance, impôts et réserves compris, divisés par ces jours donnent votre limite basse. En dessous, vous payez pour travailler, et mieux vaut le savoir avant l’entretien.",
        task: "Calculez votre limite basse pour une journée et écrivez-la.",
      },
      price: {
        title: "Dire le prix, puis se taire",
        summary:
          "Le prix vient après le bénéfice, et seul. Un chiffre, un point, aucune justification. En continuant à parler, vous négociez contre vous-même. Avec trois variantes plus ou moins complètes, la question n’est plus « oui ou non » mais « laquelle ».",
        task: "Dites votre prix cinq fois à voix haute, suivi chaque fois de trois secondes de silence.",
      },
      discount: {
        title: "« Il faudra faire un geste »",
        summary:
          "Une remise sans contrepartie avoue que le premier prix était trop élevé. Échangez plutôt : un périmètre réduit, une durée plus longue, un paiement plus rapide, une recommandation. Demandez d’abord à quoi le prix est comparé. Il s’agit souvent d’un budget et non de la valeur.",
        task: "Notez trois contreparties pour lesquelles vous baisseriez le prix, et de combien.",
      },
      terms: {
        title: "Ce qui compte en dehors du prix",
        summary:
          "Le délai de paiement, l’acompte, le nombre de corrections, les droits d’usage et le travail supplémentaire décident de ce qui reste des honoraires. Réglez-les avant le début et par écrit. Un tiers d’acompte est courant et montre aux deux parties que c’est sérieux.",
        task: "Ajoutez à votre devis un délai de paiement, un acompte et une règle pour le travail supplémentaire.",
      },
    },
  },
  closing: {
    title: "Conclusion : de l’échange au contrat",
    description: "Un entretien de conclusion où vous demandez, écoutez et arrivez à une décision claire.",
    lessons: {
      questions: {
        title: "Des questions qui mènent à la décision",
        summary:
          "Quatre questions suffisent. Que doit-il changer ? Que coûte le statu quo ? Qui décide aussi ? Pour quand ? Parlez un tiers du temps au plus. Ce que le client dit lui-même, vous n’aurez pas à le démontrer plus tard.",
        task: "Gardez les quatre questions sous les yeux lors de votre prochain entretien.",
      },
      proposal: {
        title: "Un devis que l’on peut transmettre",
        summary:
          "Le devis est souvent lu par quelqu’un qui n’était pas à l’entretien. Une page suffit : la situation avec les mots du client, l’objectif, la démarche, le prix, la prochaine étape. Envoyez-le dans les 24 à 48 heures, tant que l’échange est frais.",
        task: "Ramenez votre dernier devis à une page.",
      },
      doubts: {
        title: "Répondre aux doutes",
        summary:
          "Une objection est une question qui n’a pas encore de réponse. Reformulez-la, demandez la raison, et ne répondez qu’ensuite. Si cela ne convient vraiment pas, dites-le. Un non honnête apporte plus de recommandations qu’un oui forcé.",
        task: "Notez les trois objections les plus fréquentes, chacune avec une question en retour plutôt qu’une réponse.",
      },
      start: {
        title: "Confirmer l’accord et bien commencer",
        summary:
          "Envoyez une courte confirmation le jour même, avec le périmètre, le prix, la date de début et ce que vous attendez du client. Un premier rendez-vous fixé empêche le projet de glisser. Un bon début prépare aussi la recommandation de la fin.",
        task: "Préparez une confirmation où il ne reste que des noms et des dates à inscrire.",
      },
    },
  },
} satisfies Texts["lessons"];
