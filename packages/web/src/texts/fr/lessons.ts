import type { Texts } from "../areas.ts";

export default {
  positioning: {
    title: "Positionnement : ce pour quoi on vous appelle",
    description: "Faire de nombreuses prestations une offre que l’on peut transmettre en une phrase.",
    lessons: {
      niche: {
        title: "Choisir une cible qui existe vraiment",
        summary:
          "Une bonne cible se reconnaît à ceci : vous en trouvez trente membres par leur nom. Secteur, fonction et occasion la délimitent ensemble : non pas « les PME », mais « les directeurs commerciaux du secteur des machines qui déploient un CRM en ce moment ». Ce choix vaut pour un trimestre, pas pour toujours.",
        task: "Notez secteur, fonction et occasion, puis cherchez dix profils réels qui y répondent.",
      },
      problem: {
        title: "Le problème avec les mots des clients",
        summary:
          "Un client n’achète pas une méthode, mais la fin d’un souci. Comment il le nomme, vous l’entendez en entretien et le lisez dans les commentaires et les appels d’offres. Ces mots ont leur place dans votre profil, vos publications et votre offre ; vos termes techniques viennent après.",
        task: "Rassemblez cinq phrases, mot pour mot, par lesquelles des clients ont décrit leur problème.",
      },
      offer: {
        title: "Votre offre en une phrase",
        summary:
          "La phrase dit qui vous aidez, ce qui est différent ensuite et en quoi consiste votre travail. Elle se passe d’adjectifs, car tout le monde se dit « de qualité » et « global ». Elle est réussie quand une personne d’un autre secteur peut la répéter le lendemain.",
        task: "Écrivez trois versions et lisez chacune à une personne extérieure à votre secteur.",
      },
      proof: {
        title: "Des preuves plutôt que des affirmations",
        summary:
          "Une preuve comporte une situation de départ, une intervention et un résultat, si possible avec un chiffre ou un délai. Vos propres projets, le bénévolat et le travail salarié comptent aussi. Ne nommez un client qu’avec son accord ; « un sous-traitant de 200 personnes » suffit souvent.",
        task: "Décrivez deux projets en trois phrases chacun : avant, ce que vous avez fait, après.",
      },
    },
  },
  profile: {
    title: "Profil : la page qui parle pour vous",
    description: "Qui ouvre votre profil sait en dix secondes s’il est à la bonne adresse.",
    lessons: {
      impression: {
        title: "Photo et bannière : le premier regard",
        summary:
          "Sur un téléphone, la photo et la bannière sont presque tout ce que l’on voit sans faire défiler. La photo montre votre visage en grand, clair, devant un fond calme. La bannière porte une seule idée, de préférence votre offre, et laisse de la place à la photo en bas à gauche.",
        task: "Ouvrez votre profil sur un téléphone et retirez de la bannière tout ce que vous n’y pouvez pas lire.",
      },
      headline: {
        title: "Le titre qui vous suit partout",
        summary:
          "La ligne sous votre nom figure aussi à côté de chaque commentaire et dans chaque recherche. Souvent, seuls ses cinquante premiers caractères sont visibles : c’est là que l’on dit qui vous aidez et à quoi. Fonction et distinctions viennent ensuite.",
        task: "Réorganisez votre titre pour que ses cinquante premiers caractères se comprennent seuls.",
      },
      about: {
        title: "La section Infos : un texte pour une personne",
        summary:
          "Commencez par la situation de votre client, non par votre parcours. Viennent ensuite le déroulement d’une collaboration, une preuve et, pour finir, une prochaine étape simple. Des paragraphes courts à la première personne se lisent bien ; les trois premières lignes décident si l’on ouvre la suite.",
        task: "Réécrivez les trois premières lignes sans commencer par « je ».",
      },
      showcase: {
        title: "La sélection et les recommandations",
        summary:
          "La sélection montre deux ou trois travaux qui correspondent à votre offre, et non tout ce que vous avez fait. Une recommandation porte quand elle nomme un résultat. Demandez-la donc peu après un succès, en citant le projet et le point qui vous importe.",
        task: "Demandez à un client une recommandation sur un résultat précis.",
      },
    },
  },
  outreach: {
    title: "Prise de contact : de l’inconnu à l’échange",
    description: "Trouver les bonnes personnes et engager un échange sans faire de publicité.",
    lessons: {
      search: {
        title: "Trouver vingt personnes qui correspondent",
        summary:
          "Une liste courte avec des raisons vaut mieux qu’une longue sans raison. Cherchez par fonction, secteur et lieu, et guettez les occasions : un nouveau poste, une annonce, une publication sur le sujet. À chaque nom sa ligne : pourquoi cette personne, et pourquoi maintenant.",
        task: "Créez dix leads dans le CRM, chacun avec son occasion dans le champ de la prochaine étape.",
      },
      note: {
        title: "La note d’une demande de connexion",
        summary:
          "La note a 200 caractères et un seul rôle : montrer que vous vous adressez à cette personne. Une publication, un groupe commun ou une question suffisent comme point de départ. Une offre n’y a pas sa place. Cinq à dix demandes de ce genre par jour suffisent.",
        task: "Écrivez trois notes de 200 caractères au plus, chacune avec un autre point de départ.",
      },
      opening: {
        title: "Le premier message après l’acceptation",
        summary:
          "En droit allemand, la publicité sans consentement est interdite aussi entre entreprises, et une connexion n’est pas un consentement. Engagez donc un échange : remerciez, revenez sur l’occasion, posez une question à laquelle une phrase répond. Votre offre vient quand on vous la demande.",
        task: "Rédigez un premier message de trois phrases qui se termine par une question facile.",
      },
      routine: {
        title: "Une demi-heure par jour",
        summary:
          "Peu et régulièrement vaut mieux que beaucoup et rarement. Dix minutes pour commenter, dix pour répondre, dix pour de nouveaux contacts : il n’en faut pas plus. Une heure fixe, un minuteur et une coche par jour gardent l’habitude en vie, même pendant les semaines chargées.",
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
          "Après un premier message, attendez cinq à sept jours ; après une offre, trois à cinq. Deux relances conviennent, trois sont un maximum. Qui a indiqué un moment entend parler de vous à ce moment précis. Fixez la date tout de suite au lieu de compter sur votre mémoire.",
        task: "Donnez à chaque lead ouvert du CRM une date pour la prochaine relance.",
      },
      occasion: {
        title: "Une raison plutôt que « je viens aux nouvelles »",
        summary:
          "Chaque relance apporte quelque chose : la réponse à une question restée ouverte, un exemple utile, un chiffre, le rappel d’une échéance. Votre message sert alors, même s’il n’en sort rien. Une phrase de contexte, une de contenu, une question.",
        task: "Pour trois contacts ouverts, trouvez à chacun un contenu qui l’aide cette semaine.",
      },
      silence: {
        title: "Quand personne ne répond",
        summary:
          "Le silence signifie le plus souvent un manque de temps et rarement un non. Le dernier message facilite les choses : vous clôturez le sujet de votre côté, nommez le seul point ouvert et laissez la porte entrouverte. Puis c’est le calme ; une nouvelle occasion peut venir dans quelques mois.",
        task: "Écrivez un dernier message auquel on peut répondre d’un seul mot.",
      },
      overview: {
        title: "Garder la vue d’ensemble",
        summary:
          "Un contact sans prochaine étape est oublié, même s’il figure dans la liste. Vérifiez une fois par semaine : qui est en retard, qui n’a pas de date, qui relève de « Perdu » ? Un lead clos honnêtement laisse la place à un nouveau.",
        task: "Prévoyez quinze minutes chaque vendredi pour passer vos leads en revue.",
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
          "Le prix suit le bénéfice et reste seul : un chiffre, un point, aucune justification ensuite. Qui continue à parler négocie contre soi-même. Trois variantes d’ampleur différente déplacent la question de « si » à « laquelle ».",
        task: "Dites votre prix à voix haute cinq fois et supportez ensuite trois secondes de silence.",
      },
      discount: {
        title: "« Il faudra faire un geste »",
        summary:
          "Une remise sans contrepartie dit que le premier prix était faux. Échangez plutôt : un périmètre réduit, une durée plus longue, un paiement plus rapide, une recommandation. Demandez d’abord à quoi le prix est comparé. Il s’agit souvent d’un budget et non de la valeur.",
        task: "Notez trois contreparties pour lesquelles vous baisseriez le prix, et de combien.",
      },
      terms: {
        title: "Ce qui compte hormis le prix",
        summary:
          "Le délai de paiement, l’acompte, le nombre de corrections, les droits d’usage et le travail supplémentaire décident de ce qui reste des honoraires. Réglez-les avant le début et par écrit. Un tiers d’acompte est courant et montre aux deux parties que c’est sérieux.",
        task: "Ajoutez à votre offre un délai de paiement, un acompte et une règle pour le travail supplémentaire.",
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
          "Quatre questions suffisent : que doit-il changer ? Que coûte le statu quo ? Qui décide aussi ? Pour quand ? Parlez un tiers du temps au plus. Ce que votre interlocuteur énonce lui-même, vous n’aurez pas à l’affirmer plus tard.",
        task: "Gardez les quatre questions en note sous la main pour votre prochain entretien.",
      },
      proposal: {
        title: "Une proposition que l’on peut transmettre",
        summary:
          "La proposition est souvent lue par quelqu’un qui n’était pas à l’entretien. Une page suffit : la situation avec les mots du client, l’objectif, la démarche, le prix, la prochaine étape. Elle part dans les 24 à 48 heures, tant que l’échange résonne encore.",
        task: "Ramenez votre dernière proposition à une page.",
      },
      doubts: {
        title: "Répondre aux doutes",
        summary:
          "Une objection est une question qui n’a pas encore de réponse. Reformulez-la, demandez la raison, et ne répondez qu’ensuite. Si cela ne convient vraiment pas, dites-le. Un non honnête apporte plus de recommandations qu’un oui forcé.",
        task: "Notez les trois objections les plus fréquentes, chacune avec une question en retour plutôt qu’une réponse.",
      },
      start: {
        title: "Fixer le oui et bien commencer",
        summary:
          "Après l’accord, une courte confirmation part le jour même : périmètre, prix, date de début, ce que vous attendez du client. Un premier rendez-vous fixé empêche le projet de glisser. Un bon début prépare aussi au mieux la recommandation de la fin.",
        task: "Préparez une confirmation où il ne reste que des noms et des dates à inscrire.",
      },
    },
  },
} satisfies Texts["lessons"];
