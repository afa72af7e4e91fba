import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    objections: {
      sections: [
        {
          title: "Comment vous entraîner",
          paragraphs: [
            "Une objection est souvent une question poliment emballée. Écoutez jusqu’au bout, respirez, et interrogez avant d’expliquer quoi que ce soit. Dites d’abord votre propre réponse à voix haute, puis ouvrez la carte. Dans notre version, changez tous les mots que vous n’emploieriez pas. Cochez ce qui est acquis.",
          ],
        },
        {
          title: "Si l’objection persiste",
          paragraphs: [
            "Certaines objections sont un non. Revenez une fois à la charge, pas davantage. « Je comprends, ce n’est pas le moment. Puis-je vous recontacter au printemps ? » Si la réponse est oui, notez la date et les mots exacts dans l’historique du lead. Sans ce oui, même ce message ultérieur peut être une publicité illicite en Allemagne (§\u00a07 UWG, loi contre la concurrence déloyale).",
          ],
        },
      ],
      objections: [
        {
          objection: "C’est trop cher pour nous.",
          behind: "Il peut s’agir d’un autre devis, du budget ou d’une impression.",
          answer: "Trop cher par rapport à quoi ? Avez-vous un autre devis, ou est-ce que cela dépasse le budget ?",
          avoid: "Accorder 10 % de remise dans la foulée.",
        },
        {
          objection: "Nous avons un devis moins cher.",
          behind: "Souvent, deux prestations différentes portent le même nom.",
          answer:
            "C’est bien possible. Que comprend-il, et qui fera le travail ? Si vous voulez, nous comparons les deux ligne par ligne.",
          avoid: "Dénigrer un concurrent que vous ne connaissez pas.",
        },
        {
          objection: "Nous n’avons pas de budget en ce moment.",
          behind: "C’est vrai, ou d’autres sujets passent avant.",
          answer:
            "Quand le prochain budget est-il réparti, et qui exprime le besoin ? Je peux vous écrire une page sur le coût et l’intérêt du projet.",
          avoid: "Commencer gratuitement en espérant une suite.",
        },
        {
          objection: "Envoyez-nous d’abord une documentation.",
          behind: "C’est souvent une façon aimable de clore l’échange.",
          answer:
            "Volontiers. À quelle question doit-elle répondre ? Je vous enverrai cela plutôt que 20 pages. Puis-je vous appeler jeudi à ce sujet ?",
          avoid: "Envoyer la plaquette et attendre.",
        },
        {
          objection: "Nous reviendrons vers vous.",
          behind: "Personne n’a fixé la prochaine étape.",
          answer:
            "Très bien. Que reste-t-il à éclaircir d’ici là ? Sans nouvelles le 15, je vous relancerai une fois. Cela vous convient ?",
          avoid: "Demander chaque semaine s’il y a du nouveau.",
        },
        {
          objection: "Nous faisons cela en interne.",
          behind: "Les compétences sont là, le temps peut-être pas.",
          answer:
            "C’est souvent la meilleure solution. Qui s’en charge, et qu’est-ce qui devra attendre ? Si l’automne se complique, vous pourrez m’en confier une partie.",
          avoid: "Vouloir prouver que l’équipe n’en est pas capable.",
        },
        {
          objection: "Nous travaillons déjà avec quelqu’un.",
          behind: "Cette personne est sans doute compétente. Reste à savoir qui la remplace en son absence.",
          answer:
            "Alors gardez-la. Y a-t-il un sujet qui reste régulièrement en plan ? Ou vous manque-t-il quelqu’un pendant les congés ?",
          avoid: "Demander quelles erreurs elle commet.",
        },
        {
          objection: "Vous ne connaissez pas notre secteur.",
          behind: "La crainte de payer une longue mise au courant.",
          answer:
            "C’est exact. La tâche, je la connais. Dites-moi ce qui est différent chez vous, et mes questions vous montreront à quelle vitesse j’avance.",
          avoid: "S’inventer une expérience que la première réunion démentira.",
        },
        {
          objection: "Pouvez-vous le faire pour vendredi ?",
          behind: "Quelqu’un l’a promis en interne. L’échéance est rarement aussi ferme qu’elle en a l’air.",
          answer:
            "Vendredi, vous aurez la première partie, et le reste le mercredi suivant. De quoi avez-vous besoin en premier ?",
          avoid: "Dire oui et sacrifier son week-end.",
        },
        {
          objection: "Faites-nous d’abord un essai gratuit.",
          behind: "Un doute sur votre capacité à livrer.",
          answer:
            "Je fais volontiers un essai : deux jours payés, avec un résultat que vous gardez. Ensuite, vous décidez librement.",
          avoid: "Travailler sans être payé en espérant le grand projet.",
        },
        {
          objection: "Et si nous vous embauchions ?",
          behind: "Un compliment, et l’envie de pouvoir compter sur quelqu’un.",
          answer:
            "Cela me fait plaisir. Je reste à mon compte. Qu’est-ce qui serait plus sûr pour vous avec un contrat de travail ? Nous pourrons peut-être le régler dans la prochaine mission.",
          avoid: "Éluder la question pendant six mois.",
        },
        {
          objection: "C’est à la direction de décider.",
          behind: "Votre contact voudrait bien, mais ne peut pas décider seul.",
          answer:
            "À quoi sera-t-elle attentive ? Je vous rédige une demi-page à transmettre, ou je vous rejoins pour 20 minutes.",
          avoid: "Passer par-dessus cette personne.",
        },
      ],
    },
    profile: {
      sections: [
        {
          title: "Comment procéder",
          paragraphs: [
            "Ouvrez votre profil LinkedIn sur votre téléphone, puis dans une fenêtre privée de l’ordinateur, sans vous connecter. Voilà ce que voient les inconnus. Ne cochez un point que si vous pourriez le montrer sans ajouter un mot.",
          ],
        },
        {
          title: "La contre-épreuve",
          paragraphs: [
            "Envoyez le lien à deux personnes hors de votre métier et demandez-leur seulement pour quoi elles feraient appel à vous. Si elles répondent la même chose, votre titre est bon. Si vous entendez « un truc dans l’informatique », vous savez par où commencer demain.",
            "S’il manque plusieurs coches, commencez par le titre et les infos. Presque tous ceux à qui vous écrivez lisent ces deux textes avant de répondre. Viennent ensuite les recommandations, parce que les autres ont besoin de temps, et enfin les images.",
            "Reprenez aussi ces textes dans votre profil ici, surtout le domaine d’activité, les infos et les compétences. Refaites le tour dans six mois, ou quand votre offre change.",
          ],
        },
      ],
      checklist: {
        title: "12 points",
        points: [
          {
            title: "Photo",
            text: "Votre visage en occupe environ les deux tiers, la lumière est bonne et la photo a moins de trois ans. On vous reconnaîtrait à la gare.",
          },
          {
            title: "Bannière",
            text: "Elle montre votre travail ou une phrase qui reste lisible sur un téléphone. Un coucher de soleil ne dit rien de vous.",
          },
          {
            title: "Titre",
            text: "Les 60 premiers caractères disent qui vous aidez et à quoi faire. « Indépendant » et « ouvert aux opportunités » n’en disent rien.",
          },
          {
            title: "Nom et adresse",
            text: "Votre nom figure sans ajout, et l’adresse du profil ne finit pas par des chiffres.",
          },
          {
            title: "Infos, les trois premières lignes",
            text: "On ne voit que cela avant de déplier le texte. Elles nomment le problème que vous réglez, et pour qui.",
          },
          {
            title: "Infos, la suite",
            text: "Deux exemples chiffrés, une phrase sur votre façon de travailler et une autre sur ce que vous ne faites pas.",
          },
          {
            title: "Contact et mentions légales",
            text: "Même hors de votre réseau, on trouve un téléphone ou une adresse e-mail. Comme le profil sert à votre activité, l’Allemagne exige aussi un lien vers vos mentions légales (Impressum, §\u00a05 DDG).",
          },
          {
            title: "Sélection",
            text: "Deux ou trois réalisations avec une image, la plus récente de l’année écoulée.",
          },
          {
            title: "Expérience",
            text: "Votre activité d’indépendant a sa propre entrée, avec des résultats. Deux lignes suffisent pour chaque emploi passé.",
          },
          {
            title: "Compétences",
            text: "Les trois premières sont celles pour lesquelles on doit faire appel à vous, non celles que vous avez depuis le plus longtemps.",
          },
          {
            title: "Recommandations",
            text: "Au moins trois des deux dernières années, dont une d’une personne qui validait vos factures.",
          },
          {
            title: "Signes de vie",
            text: "Votre dernière publication ou votre dernier commentaire a moins de quatre semaines et touche à votre métier.",
          },
        ],
      },
      samples: [
        {
          title: "Titre et infos",
          text: "{{offre}} pour {{public_vise}}\n\nOn m’appelle le plus souvent quand {{declencheur}}. Je cherche d’abord la cause, puis je vous dis franchement si le travail en vaut la peine.\n\nCes dernières années :\n{{exemple_chiffre}}\n{{deuxieme_exemple}}\n\nCe que je ne fais pas : {{hors_offre}}.\n\nLe plus simple est de m’écrire ici.",
        },
      ],
    },
    reference: {
      sections: [
        {
          title: "Quand demander",
          paragraphs: [
            "Le meilleur moment est la semaine qui suit la réception. Le travail est encore frais et le résultat déjà visible. Annoncez-le dans le devis, par exemple ainsi : « À la fin, je vous demanderai comment cela s’est passé et si je peux en parler. » Personne ne sera surpris.",
            "Demandez lors de l’entretien de clôture, et non des mois plus tard par e-mail. La Cour fédérale de justice allemande voit dans une simple enquête de satisfaction par e-mail une publicité soumise à consentement (arrêt du 10 juillet 2018, VI ZR 225/17). Obtenez l’accord de vive voix et notez-le avec la date.",
          ],
        },
        {
          title: "Facilitez-leur la tâche",
          paragraphs: [
            "À une demande de « quelques mots gentils », on répond par « une collaboration agréable et professionnelle ». Cela n’aide personne. Posez plutôt trois questions. Qu’est-ce qui était difficile avant ? Qu’est-ce qui a changé, si possible avec un chiffre ? Que diriez-vous à ceux qui hésitent à faire appel à moi ?",
            "C’est encore plus simple si, après un appel de 10 minutes, vous rédigez vous-même un brouillon que le client modifie à sa guise. N’y mettez rien qui n’ait été dit pendant l’appel.",
          ],
        },
        {
          title: "Une page, cinq paragraphes",
          paragraphs: [
            "Une étude de cas se lit en deux minutes ou pas du tout. Cet ordre convient à presque tous les projets.",
          ],
          points: [
            "Situation : quelle entreprise, ce qui bloquait, depuis quand",
            "Mission : ce que vous deviez faire, et ce qui en était exclu",
            "Démarche : trois étapes, dont une difficile",
            "Résultat : un chiffre avant et après, avec la période et la source",
            "Témoignage : une citation avec nom et fonction",
          ],
        },
        {
          title: "Gardez la difficulté",
          paragraphs: [
            "Sans elle, le récit se lit comme un prospectus. Racontez ce qui n’allait pas le deuxième mois, comment vous l’avez vu et ce que vous avez changé. C’est justement ce que l’on vous demandera au premier entretien.",
            "Soyez honnête aussi sur le chiffre. « Le traitement prend deux jours au lieu de neuf, mesuré en mars et en septembre » convainc mieux que « 78 % plus vite ». Précisez ce qui ne vient pas de vous.",
          ],
        },
        {
          title: "Si le nom doit rester secret",
          paragraphs: [
            "Beaucoup de contrats interdisent de citer le client. Une version anonyme reste souvent possible, à condition que personne ne le reconnaisse. « Un fabricant de machines de 400 personnes en Westphalie », c’est presque un nom dans certains secteurs. Retirez le lieu ou la taille, et faites tout de même valider le texte. Pour les logos et les photos, obtenez un accord écrit.",
          ],
        },
      ],
      checklist: {
        title: "Avant la publication",
        points: [
          "La validation est écrite et datée",
          "Le chiffre, la période et la source figurent dans le texte",
          "Votre part et celle de l’équipe sont distinctes",
          "La citation est validée mot pour mot",
          "Les personnes photographiées ont donné leur accord",
          "Quelqu’un d’un autre métier a compris la page",
        ],
      },
      samples: [
        {
          title: "Trois questions après l’accord",
          text: "{{civilite}},\n\nMerci d’avoir accepté de me servir de référence. Pour que cela aille vite, je n’ai que trois questions. Des notes suffisent, j’en ferai un brouillon.\n\n1. Qu’est-ce qui était difficile avant {{travail_commun}} ?\n2. Qu’est-ce qui est différent aujourd’hui ? Un chiffre aide, même approximatif.\n3. Que diriez-vous à ceux qui hésitent à faire appel à moi ?\n\nRien ne paraîtra sans votre accord. Une réponse avant le {{date_limite}} vous conviendrait-elle ?\n\nCordialement,\n{{mon_nom}}",
          informal:
            "Bonjour {{prenom}},\n\nMerci d’avoir accepté de me servir de référence. Pour que cela aille vite, je n’ai que trois questions. Des notes suffisent, j’en ferai un brouillon.\n\n1. Qu’est-ce qui était difficile avant {{travail_commun}} ?\n2. Qu’est-ce qui est différent aujourd’hui ? Un chiffre aide, même approximatif.\n3. Que dirais-tu à ceux qui hésitent à faire appel à moi ?\n\nRien ne paraîtra sans ton accord. Une réponse avant le {{date_limite}} te conviendrait-elle ?\n\nÀ bientôt,\n{{mon_nom}}",
        },
      ],
    },
  },
} satisfies Texts["guides/handbook-sales"];
