import type { Texts } from "../../areas.ts";

export default {
  description:
    "Vous choisissez avec qui vous aimeriez travailler et entamez une conversation avec des personnes qui ne vous connaissent pas. Chaque invitation est de votre main, et il n’y a de devis que pour qui en veut un.",
  steps: {
    audience: {
      title: "Définir la cible",
      content: {
        title: "À qui écrire, avant de savoir quoi",
        description:
          "Une cible est utilisable quand vous savez dire en dix secondes si un nom en fait partie. Pour les destinataires en Allemagne, le droit allemand (article 7 de la loi contre la concurrence déloyale, UWG) interdit les messages publicitaires sans consentement préalable, y compris entre entreprises, et une mise en relation ne vaut pas consentement. Voilà pourquoi les messages de ce parcours ouvrent une conversation et ne font pas de publicité.",
        tips: [
          {
            title: "La cible en une ligne",
            points: [
              "Écrivez secteur, fonction, taille et région : un mot ou un chiffre chacun.",
              "Ajoutez un signe visible de l’extérieur : nouveau site, nouvelle direction, salon dans huit semaines.",
              "Tapez cette ligne dans la recherche de personnes. De 50 à 500 résultats, elle est bonne ; à 5\u202f000, il manque un critère.",
            ],
            example:
              "Direction des achats, industrie alimentaire de 50 à 250 personnes, Bretagne et Pays de la Loire, un deuxième site ouvert depuis moins de six mois.",
          },
          {
            title: "Le besoin existe-t-il ?",
            points: [
              "Demandez à trois anciens clients ce qui s’était passé dans les quatre semaines avant leur appel. C’est l’occasion à guetter.",
              "Lisez dix offres d’emploi du secteur. Si votre sujet figure dans moins de trois, changez de secteur.",
              "Faites-vous expliquer pendant vingt minutes le métier d’une personne de la cible, sans rien attendre d’elle.",
            ],
            example:
              "Un client : « Le commissaire aux comptes avait relevé deux fois la même faille. » L’occasion devient : un audit est prévu dans les huit semaines.",
          },
          {
            title: "À préparer d’avance",
            points: [
              "Deux missions pour cette cible, racontées en trois phrases chacune.",
              "Cinq questions dont vous ignorez vraiment la réponse. Tous vos messages en sortent.",
              "La liste des personnes à laisser tranquilles : concurrents de vos clients, anciens employeurs, toutes celles qui ont dit non.",
            ],
          },
          {
            title: "Pour vos contacts en France",
            points: [
              "Selon la CNIL, la prospection par courriel entre professionnels se passe d’accord préalable si le message concerne la fonction de la personne.",
              "Dites d’où vous tenez ses coordonnées et comment s’opposer, gratuitement et dès le premier courriel.",
              "Étendez une opposition à tous vos canaux et notez-la dans le CRM avant de passer à autre chose.",
            ],
          },
        ],
      },
    },
    leads: {
      title: "Trouver des leads",
      content: {
        title: "À côté de chaque nom, une raison",
        description:
          "Un objectif quotidien, par exemple 10 leads, suffit si vous savez nommer l’occasion de chacun. Le lendemain matin, la classe et la température disent par où commencer. Rédigez tout de suite la note de l’invitation, tant que vous savez pourquoi ce nom est sur la liste.",
        tips: [
          {
            title: "Où trouver les noms",
            points: [
              "Dans les programmes de colloques : nom, entreprise et sujet sur une page.",
              "Sous les publications du secteur. Qui y débat vous répondra plus volontiers que qui clique sur « J’aime ».",
              "Dans les pages économiques de la presse régionale : constructions, transmissions, anniversaires.",
              "Chez vos clients : demandez deux noms, et la permission de dire qui vous les a donnés.",
            ],
            example:
              "Au programme d’un colloque logistique : « Les retours : trois essais, un résultat ». L’intervenante dirige l’entrepôt d’une enseigne de 180 personnes. Un nom, une occasion, une question.",
          },
          {
            title: "Classe A, B ou C",
            points: [
              "A : secteur, fonction et occasion y sont. Commencez chaque journée par eux.",
              "B : secteur et fonction y sont, l’occasion manque. Suivez la personne et attendez-en une.",
              "C : seul le secteur correspond. Pas d’invitation, mais un nom utile pour demander plus tard qui s’occupe de quoi.",
            ],
            example:
              "Directrice logistique d’une enseigne, publication d’hier sur les retours : A. Son collègue de Lille qui n’a jamais rien publié : B. L’apprenti du même entrepôt : C.",
          },
          {
            title: "Chaud, tiède ou froid",
            points: [
              "Chaud : a exprimé le besoin, en public ou devant vous. Répondez le jour même.",
              "Tiède : connaît votre nom, a commenté chez vous ou cherche à embaucher.",
              "Froid : n’a jamais entendu parler de vous. Au début, neuf sur dix dans ce parcours.",
              "Tenez « Classe » et « Température » à jour dans le CRM ; après une réponse, seule la température est à revoir.",
            ],
          },
          {
            title: "Dix en trois quarts d’heure",
            points: [
              "Une seule source par jour : le colloque aujourd’hui, le journal demain.",
              "Mettez l’occasion dans « Prochaine étape », en dix mots au plus. Rien ne vient ? Le nom n’entre pas dans la liste.",
              "Cherchez vous-même. Les logiciels qui aspirent les profils ou envoient les invitations enfreignent les règles de LinkedIn et peuvent vous coûter le compte.",
            ],
          },
        ],
      },
      guide: {
        title: "Rédiger la note",
        description: "200 caractères au plus. Chaque exemple tient même avec des noms longs.",
        parts: [
          {
            title: "D’où vous venez",
            text: "La publication, le colloque, la nouvelle, assez précis pour réveiller un souvenir.",
          },
          { title: "Ce qui vous a retenu", text: "Une demi-phrase à vous. La curiosité compte, le compliment non." },
          { title: "La demande", text: "Être en relation, rien de plus. Votre métier figure sous votre nom." },
        ],
        samples: [
          {
            title: "Occasion : une publication",
            text: "Bonjour {{prenom}}, votre publication sur {{theme}} s’arrête là où je bute toujours : qui commence ? J’aimerais lire la suite. Acceptez-vous mon invitation ?",
          },
          {
            title: "Occasion : un événement",
            text: "Bonjour {{prenom}}, à {{evenement}}, j’étais au fond de la salle et j’ai noté votre question. J’en cherche toujours la réponse. Gardons-nous le contact ?",
          },
          {
            title: "Occasion : une nouvelle",
            text: "Bonjour {{prenom}}, je viens de lire ce qui change chez {{entreprise}} : {{occasion}}. Vu de l’intérieur, cela doit être différent. Puis-je vous compter parmi mes relations ?",
          },
        ],
      },
      templateNote: "Ce modèle prépare l’étape suivante : vous rédigez ici l’invitation que vous y enverrez.",
    },
    connection: {
      title: "Envoyer l’invitation",
      content: {
        title: "Peu par jour, chacune voulue",
        description:
          "Une invitation reste sous les 300 caractères ; un compte gratuit en a 200, et seulement quelques notes par mois. Envoyez 5–10 invitations par jour : personne ne mène correctement plus de conversations à la fois. En attendant l’acceptation, écrivez le deuxième message.",
        tips: [
          {
            title: "Avant l’envoi",
            points: [
              "Ouvrez le profil : le poste est-il toujours le bon ? Un changement date souvent de quelques jours.",
              "Lisez la note à voix haute. Si cent personnes pouvaient la recevoir, l’occasion manque.",
              "Barrez tout ce qui décrit vos prestations. La note n’a qu’un but : l’acceptation.",
            ],
            example:
              "Au lieu de « J’accompagne les enseignes dans leur transformation » : « Faire trier les retours par les clients, au troisième essai : j’y pense depuis le colloque. »",
          },
          {
            title: "Quand il n’y a plus de notes",
            points: [
              "Commentez d’abord une publication, en deux phrases et avec un chiffre à vous. Invitez le lendemain, sans note.",
              "Réservez vos notes à la classe A.",
              "Relisez la ligne sous votre nom : sans note, on ne lira rien d’autre de vous.",
            ],
            example:
              "Commentaire du lundi : « Chez nous, 14 % de retours, et c’était le guide des tailles. » Invitation sans note le mardi : le nom dit déjà quelque chose.",
          },
          {
            title: "Compter et ranger",
            points: [
              "Si moins de trois sur dix acceptent, changez d’occasion et non de quantité.",
              "Retirez ce qui reste en attente au bout de trois semaines. Il faut ensuite patienter quelques semaines avant de réinviter la même personne.",
              "Après l’acceptation, passez le lead à « Contacté » et la relance au prochain jour ouvré.",
            ],
          },
        ],
      },
      guide: {
        title: "Rédiger le deuxième message",
        description:
          "Trois parties, 60 mots au plus, exactement un point d’interrogation. Ce qu’un exemple affirme doit être vrai pour vous.",
        parts: [
          { title: "Le merci", text: "Une demi-ligne. Accepter était un clic, pas une faveur." },
          {
            title: "Votre idée",
            text: "Ce qui vous échappe dans le sujet, ou s’est passé autrement chez vous. Aucune prestation.",
          },
          { title: "La question posée", text: "Sur son quotidien, sans rien avoir à vérifier ni à faire valider." },
        ],
        samples: [
          {
            title: "Demander où cela coince",
            text: `Bonjour {{prenom}},

Merci pour l’acceptation. Sur le papier, {{theme}} se ressemble partout, et puis chaque maison coince à un autre endroit.

Où est-ce chez {{entreprise}} ? Un mot me suffit.

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "Expérience contre expérience",
            text: `Bonjour {{prenom}},

Au plaisir d’échanger ici. Je suis en plein projet sur {{theme}} et nous discutons de ce qui vient d’abord : les règles ou l’outil. Vous avez déjà tranché, je crois.

Par quoi aviez-vous commencé ?

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "Après un changement dans l’entreprise",
            text: `Bonjour {{prenom}},

Merci d’avoir accepté. {{occasion}}, c’était il y a quelques semaines, et du dehors cela paraît toujours achevé.

Qu’est-ce qui a pris plus de temps que prévu ?

Bien à vous
{{mon_nom}}`,
          },
        ],
      },
      templateNote: "Ce modèle prépare l’étape suivante : le deuxième message, envoyé une fois l’invitation acceptée.",
    },
    secondMessage: {
      title: "Le deuxième message",
      content: {
        title: "La conversation commence par une question",
        description:
          "L’invitation est acceptée, et rien d’autre ne s’est encore passé. Votre message remercie et questionne ; vos prestations n’y figurent pas. La suite ne dépend que de la réponse.",
        tips: [
          {
            title: "Le lendemain de l’acceptation",
            points: [
              "Laissez passer une nuit. Un message dans la minute sent le logiciel.",
              "Ni lien, ni pièce jointe, ni agenda : chacun fait de la question une publicité.",
              "Notez dans le CRM la question posée. Après trente messages, vous verrez lesquelles font répondre.",
            ],
          },
          {
            title: "Quand une réponse arrive",
            points: [
              "Réagissez en deux phrases à ce qui est dit, puis creusez d’un cran.",
              "Recopiez la réponse mot pour mot dans l’historique du lead. Elle deviendra le premier paragraphe de votre devis.",
              "Passez la température à « Tiède » dès que la personne pose une question à son tour.",
            ],
            example:
              "« Chez nous, c’est la validation qui bloque. » – « Dans deux maisons, c’était le remplaçant pendant les congés. Qui valide chez vous quand la direction est absente ? »",
          },
          {
            title: "Quand on vous demande votre métier",
            points: [
              "Deux phrases : pour qui vous travaillez et ce qui a changé ensuite. Puis rendez la question.",
              "Si une autre question suit, proposez vingt minutes de téléphone.",
              "Un aimable « merci, pas d’actualité » est un non. Remerciez et clôturez le lead.",
            ],
            example:
              "« Je remets en ordre les validations chez des enseignes. La dernière est passée de onze jours à quatre. Combien de temps faut-il chez vous ? »",
          },
        ],
      },
      guide: {
        title: "Rédiger la première relance",
        description: "Au cas où votre question se perd. Elle est plus courte qu’elle et apporte quelque chose.",
        parts: [
          { title: "Le lien", text: "Le sujet en trois mots. Pas de « j’espère que vous allez bien »." },
          { title: "Le supplément", text: "Une trouvaille d’autrui, ou une version plus facile de votre question." },
          { title: "La sortie", text: "On doit pouvoir répondre par une lettre ou par un mot." },
        ],
        samples: [
          {
            title: "Avec une trouvaille",
            text: `Bonjour {{prenom}},

En lisant {{trouvaille}}, j’ai pensé à {{entreprise}} : on y chiffre ce qui nous occupe, vous et moi.

Je vous l’envoie ? Un oui suffit.

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "Avec la question plus facile",
            text: `Bonjour {{prenom}},

Ma question était sans doute trop grande pour une pause café. En plus petit : cette année, chez {{entreprise}}, {{theme}}, c’est

a) réglé,
b) en cours ou
c) très loin ?

Une lettre me va.

Bien à vous
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Ce modèle prépare l’étape suivante : la première relance, si votre deuxième message reste sans réponse.",
    },
    followUp: {
      title: "Relancer",
      content: {
        title: "Écrire encore, sans insister",
        description:
          "Sans réponse, envoyez la relance préparée après 5–7 jours. Au plus 2–3 relances, puis laissez la personne en paix. Qui répond sort aussitôt de ce rythme : c’est alors la conversation qui fixe vos dates.",
        tips: [
          {
            title: "Les intervalles",
            points: [
              "Après la première relance, laissez filer au moins deux semaines.",
              "Vous verrez peut-être que le message a été lu. N’en parlez jamais.",
              "Si l’on vous cite un mois, placez la relance à son deuxième mardi et notez la phrase où il est apparu.",
            ],
            example:
              "« Après l’inventaire » veut dire mi-janvier pour la plupart des enseignes. Relance le 14 janvier, note : « Validations, après inventaire, Mme Hamon le 3 novembre ».",
          },
          {
            title: "Ce que vous apportez",
            points: [
              "Un chiffre, un formulaire, l’article d’un autre : de quoi servir sans vous.",
              "Cela convient à sa publication ou à sa situation. Votre dernier billet de blog, rarement.",
              "Demandez si vous pouvez l’envoyer. C’est plus poli que le lien et cela vous vaut la réponse espérée.",
            ],
            example:
              "« La fédération du commerce a publié les taux de retour par famille de produits. La vôtre y est. Voulez-vous le tableau ? »",
          },
          {
            title: "Quand s’arrêter",
            points: [
              "Après la dernière relance, passez le lead à « Perdu », raison : sans réponse. Il n’aura plus de date.",
              "Si l’on vous demande d’arrêter, c’est immédiat et définitif. Un mot-clé comme « ne pas contacter » évite l’oubli.",
              "Vous restez en relation. Les personnes qui lisent encore vos publications reviendront peut-être d’elles-mêmes.",
            ],
          },
        ],
      },
      guide: {
        title: "La dernière relance",
        description: "Elle clôt le sujet de votre côté, ce qui en fait le message le plus facile de tous.",
        parts: [
          {
            title: "L’hypothèse",
            text: "Vous supposez la raison la plus anodine : mauvais moment ou mauvaise personne.",
          },
          { title: "Le point final", text: "Vous dites que vous ne redemanderez pas, et vous vous y tenez." },
          { title: "La porte ouverte", text: "Un mot avec lequel la personne peut reprendre le sujet." },
        ],
        samples: [
          {
            title: "Mauvais moment",
            text: `Bonjour {{prenom}},

Deux questions, et sans doute deux journées chargées. Je laisse donc {{theme}} de côté et continue à vous lire.

Si cela arrive un jour sur la table chez {{entreprise}}, une ligne suffit.

Bonne continuation
{{mon_nom}}`,
          },
          {
            title: "Mauvaise personne",
            text: `Bonjour {{prenom}},

Peut-être vous ai-je interrogé sur un sujet qui n’est pas le vôtre chez {{entreprise}}. Dans ce cas, veuillez m’excuser.

Vers qui iriez-vous pour {{theme}} ? Je ne vous citerai qu’avec votre accord.

Merci beaucoup
{{mon_nom}}`,
          },
        ],
      },
      templateNote: "Ce modèle a sa place ici : la deuxième relance, et le plus souvent la dernière.",
    },
    offer: {
      title: "Devis sur demande",
      content: {
        title: "Proposer quand on vous le demande",
        description:
          "Seules les personnes qui l’ont demandé reçoivent un devis. « Combien cela coûterait-il ? » est une demande, « Intéressant » n’en est pas une. Après l’entretien, vous avez 24–48 heures, et vous relancez après 3–5 jours.",
        tips: [
          {
            title: "Ce qui est réglé avant",
            points: [
              "Consignez la demande dans l’historique, avec sa date et ses termes.",
              "Vous connaissez le périmètre, la date, le signataire et l’enveloppe. S’il en manque un, appelez avant de chiffrer.",
              "On ne veut qu’un « ordre de grandeur » ? Donnez une fourchette et demandez quelle moitié paraît la bonne.",
            ],
            example:
              "« Pour deux entrepôts, c’est entre 4\u202f000 et 7\u202f000 euros HT. L’écart tient à la qualité des fiches produits. Où en sont les vôtres ? »",
          },
          {
            title: "La page",
            points: [
              "Les deux premières lignes viennent de l’historique : ce qui a été écrit, pas votre lecture.",
              "Commencez petit. Avec un inconnu, on signe plus facilement pour trois jours que pour trois mois.",
              "Une ligne « non compris » épargne la première dispute.",
              "Indiquez la date de validité du prix et du démarrage, par exemple 21 jours.",
            ],
            example:
              "Non compris : le nettoyage des fiches produits, la formation des saisonniers. L’entrepôt s’en charge, ou nous le convenons à part.",
          },
          {
            title: "Une fois le devis envoyé",
            points: [
              "Le quatrième jour, demandez quelle ligne se discute encore, non où l’on en est.",
              "Après un refus, une seule question : le prix, le moment ou le fond ?",
              "Après le bon pour accord, le premier jour de travail est à l’agenda dans les deux semaines.",
            ],
          },
        ],
      },
      guide: {
        title: "La construction du devis",
        description: "Il tient dans un message ou sur une page. Chaque ligne se négocie séparément.",
        parts: [
          {
            title: "Qui l’a demandé",
            text: "Quand et pour quoi. Qui le lit par-dessus l’épaule voit qu’on vous a sollicité.",
          },
          { title: "Le résultat", text: "Ce qui existe à la fin et à quoi les deux parties le reconnaissent." },
          { title: "Temps et prix", text: "Début, durée, montant HT, TVA, délai de paiement : une ligne chacun." },
          { title: "La fin", text: "La validité et la mention qui vaut accord." },
        ],
        samples: [
          {
            title: "Devis pour un petit début",
            text: `Bonjour {{prenom}},

Vous m’avez demandé ce que coûterait {{theme}} chez {{entreprise}}. Voici un début, utile à lui seul.

Résultat : {{resultat}}
Durée : trois jours ouvrés, à partir du {{debut}}
Prix : {{prix}} euros HT, payables 14 jours après votre validation
Non compris : la mise en œuvre qui suit

Cette offre vaut 21 jours. Répondez « bon pour accord » et je vous envoie le devis à signer. Si une ligne vous gêne, dites-moi laquelle.

Bien à vous
{{mon_nom}}`,
          },
          {
            title: "Message qui accompagne le devis en PDF",
            text: `Bonjour {{prenom}},

Voici le devis que vous m’avez demandé lors de notre entretien. Il tient sur une page.

Il n’y a qu’une chose à décider : la première partie seule ou les deux ensemble. Je commencerais par la première. Vous saurez ensuite si la seconde est nécessaire.

Sans nouvelles, je reviendrai vers vous le {{date}}.

Bien à vous
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Votre devis sous forme de message : envoyez-le seulement si la demande figure dans l’historique du lead.",
    },
  },
} satisfies Texts["guides/cold-journey"];
