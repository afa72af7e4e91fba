import type { Texts } from "../../areas.ts";

export default {
  description:
    "Vous choisissez les personnes avec lesquelles vous aimeriez travailler et entamez une conversation avec des inconnus. Vous rédigez vous-même chaque invitation et n’envoyez un devis que si on vous le demande.",
  steps: {
    audience: {
      title: "Définir la cible",
      content: {
        title: "À qui écrire, avant de savoir quoi",
        description:
          "En Allemagne, tout message destiné à faire vendre est une publicité et suppose un consentement exprès préalable, par e-mail comme sur un réseau, y compris entre entreprises (§ 7 UWG, loi allemande contre la concurrence déloyale) ; accepter une mise en relation, ce n’est pas consentir. N’écrivez donc qu’à des personnes dont la réponse vous intéresserait même sans mission, ne proposez rien avant qu’on vous le demande et prenez conseil en cas de doute, car une question aimable ne suffit pas à rendre un message licite.",
        tips: [
          {
            title: "La cible en une ligne",
            points: [
              "Notez le secteur, la fonction, la taille et la région, en un mot ou un chiffre chacun.",
              "Ajoutez un signe visible de l’extérieur, par exemple un nouveau site, une nouvelle direction ou un salon dans huit semaines.",
              "Saisissez cette ligne dans la recherche de personnes. Entre 50 et 500 résultats, elle est bonne ; à 5\u202f000, il manque un critère.",
              "Essayez-la sur 20 noms. Elle est bonne si 10 secondes par nom suffisent pour dire oui ou non.",
            ],
            example:
              "Direction des achats, industrie agroalimentaire de 50 à 250 personnes, Bretagne et Pays de la Loire, un deuxième site ouvert depuis moins de six mois.",
          },
          {
            title: "Le besoin existe-t-il ?",
            points: [
              "Quand vous reverrez trois anciens clients, demandez-leur ce qui s’était passé dans les quatre semaines avant leur appel. Vous saurez quoi guetter.",
              "Lisez 10 offres d’emploi du secteur. Si votre sujet figure dans moins de 3, changez de secteur.",
              "Demandez à une personne de ce milieu, que vous connaissez, de vous raconter son métier pendant 20 minutes.",
            ],
            example:
              "Un client : « Le commissaire aux comptes avait relevé deux fois la même faille. » Vous cherchez désormais des entreprises dont l’audit tombe dans les huit semaines.",
          },
          {
            title: "À préparer d’avance",
            points: [
              "Deux missions pour cette cible, racontées en trois phrases chacune.",
              "Cinq questions dont vous ignorez vraiment la réponse. Vous en tirerez tous vos messages.",
              "La liste des personnes à laisser tranquilles : concurrents de vos clients, anciens employeurs, toutes celles qui ont déjà dit non.",
            ],
          },
          {
            title: "Pour vos contacts en France",
            points: [
              "Selon la CNIL, la prospection par e-mail entre professionnels se passe d’accord préalable si le message concerne la fonction de la personne.",
              "Dites d’où vous tenez ses coordonnées et comment s’opposer, gratuitement et dès le premier e-mail.",
              "Étendez une opposition à tous vos canaux et notez-la dans le CRM avant de passer à autre chose.",
            ],
          },
        ],
      },
      guide: {
        title: "Noter, puis demander",
        description:
          "Une fiche pour vous et une demande pour une personne de ce milieu que vous connaissez. Ne l’adressez pas à des inconnus : un sondage peut lui aussi être une publicité, comme la Cour fédérale de justice allemande l’a jugé pour une enquête de satisfaction (VI ZR 225/17).",
        parts: [
          {
            title: "La fiche",
            text: "Elle reste à côté du clavier pendant que vous cherchez. Si deux lignes ne correspondent pas, le nom n’entre pas dans la liste.",
          },
          {
            title: "La conversation",
            text: "20 minutes au téléphone ou autour d’un café. Vous écoutez, prenez des notes et ne parlez de vous que si l’on vous interroge.",
          },
        ],
        samples: [
          {
            title: "Fiche de la cible",
            text: `Fonction : {{cible_fonction}}
Secteur et taille : {{cible_secteur}}
Région : {{cible_region}}
Visible de l’extérieur : {{cible_signe}}
Besoin du moment : {{cible_besoin}}`,
          },
          {
            title: "Demander 20 minutes",
            text: `{{civilite}},

J’envisage de travailler davantage pour {{cible}}, et je ne connais leur quotidien que de loin. Vous, vous y êtes.

Accepteriez-vous de me raconter votre semaine pendant 20 minutes ? J’apporte des questions et j’écoute. Quand puis-je vous appeler dans les deux semaines qui viennent ?

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

J’envisage de travailler davantage pour {{cible}}, et je ne connais leur quotidien que de loin. Toi, tu y es.

Accepterais-tu de me raconter ta semaine pendant 20 minutes ? J’apporte des questions et j’écoute. Quand puis-je t’appeler dans les deux semaines qui viennent ?

Bien à toi,
{{mon_nom}}`,
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
              "Les programmes de colloques donnent le nom, l’entreprise et le sujet sur une page.",
              "Sous les publications du secteur, repérez les personnes qui ne sont pas d’accord et disent pourquoi. Elles répondent plus volontiers qu’un « J’aime ».",
              "Les pages économiques de la presse régionale annoncent les chantiers, les changements de direction et les anniversaires d’entreprise.",
              "Demandez deux noms à vos clients. La manière de le faire est dans « Anciens clients et recommandations ».",
            ],
            example:
              "Au programme d’un colloque logistique : « Les retours : trois essais, un résultat ». L’intervenante dirige l’entrepôt d’une enseigne de 180 personnes. Vous tenez un nom, une occasion et une question.",
          },
          {
            title: "Classe A, B ou C",
            points: [
              "A : le secteur, la fonction et l’occasion sont réunis. Commencez chaque journée par ces noms.",
              "B : le secteur et la fonction conviennent, il manque l’occasion. Suivez la personne et attendez-en une.",
              "C : seul le secteur correspond. Pas d’invitation, mais un nom utile pour demander plus tard qui s’occupe de quoi.",
            ],
            example:
              "Direction logistique d’une enseigne, publication d’hier sur les retours : A. La même fonction à Lille, aucune publication : B. Une personne en apprentissage dans le même entrepôt : C.",
          },
          {
            title: "Chaud, tiède ou froid",
            points: [
              "Chaud : a exprimé le besoin, en public ou devant vous. Répondez le jour même.",
              "Tiède : connaît votre nom, a commenté chez vous ou cherche à embaucher.",
              "Froid : n’a jamais entendu parler de vous. Au début, c’est presque tout le monde dans ce parcours.",
              "Tenez « Classe » et « Température » à jour dans le CRM. Après une réponse, seule la température est à revoir.",
            ],
          },
          {
            title: "10 noms en 45 minutes",
            points: [
              "Une seule source par jour : le colloque aujourd’hui, le journal demain.",
              "Mettez l’occasion dans « Prochaine étape », en 10 mots au plus. Si rien ne vient, le nom n’entre pas dans la liste.",
              "Cherchez vous-même. Les logiciels qui aspirent les profils ou envoient les invitations enfreignent les règles de LinkedIn et peuvent vous coûter le compte.",
            ],
          },
          {
            title: "Vos devoirs envers ces personnes",
            points: [
              "En créant un lead, vous traitez les données d’une personne qui n’en sait rien. L’article 14 du RGPD vous donne jusqu’au premier message, et un mois au plus, pour dire qui vous êtes, d’où viennent ces données et à quoi elles servent.",
              "Cela ne tient pas en 200 caractères. Placez le lien vers votre politique de confidentialité dans votre profil LinkedIn et citez-la dans le premier message un peu long ; l’étape 5 en donne un exemple.",
              "Ne notez que ce qui sert à la conversation. Laissez de côté ce que vous n’oseriez pas lire à la personne.",
            ],
          },
        ],
      },
      guide: {
        title: "Rédiger la note",
        description: "200 caractères au plus. Les noms longs comptent aussi, les exemples restent donc plus courts.",
        parts: [
          {
            title: "D’où vous venez",
            text: "La publication, le colloque, la nouvelle, assez précis pour réveiller un souvenir.",
          },
          { title: "Ce qui vous a retenu", text: "Une demi-phrase à vous. La curiosité compte, pas le compliment." },
          { title: "La demande", text: "Être en relation, rien de plus. Votre métier figure sous votre nom." },
        ],
        samples: [
          {
            title: "Occasion : une publication",
            text: "{{civilite}}, une phrase de votre publication m’est restée : « {{citation}} ». J’aimerais lire la suite. Acceptez-vous mon invitation ?",
            informal:
              "Bonjour {{prenom}}, une phrase de ta publication m’est restée : « {{citation}} ». J’aimerais lire la suite. Acceptes-tu mon invitation ?",
          },
          {
            title: "Occasion : un événement",
            text: "{{civilite}}, votre exposé m’occupe encore, en particulier {{point_expose}}. Je l’ai suivi pendant {{rencontre}}. Gardons-nous le contact ?",
            informal:
              "Bonjour {{prenom}}, ton exposé m’occupe encore, en particulier {{point_expose}}. Je l’ai suivi pendant {{rencontre}}. On garde le contact ?",
          },
          {
            title: "Occasion : une nouvelle",
            text: "{{civilite}}, j’ai lu une nouvelle sur {{entreprise}} : {{changement}}. J’aimerais savoir comment cela se vit au quotidien. Acceptez-vous mon invitation ?",
            informal:
              "Bonjour {{prenom}}, j’ai lu une nouvelle sur {{entreprise}} : {{changement}}. J’aimerais savoir comment cela se vit au quotidien. On se met en relation ?",
          },
        ],
      },
      templateNote: "Ce modèle prépare l’étape suivante : vous rédigez ici l’invitation que vous y enverrez.",
    },
    connection: {
      title: "Envoyer l’invitation",
      content: {
        title: "Peu d’invitations, toutes choisies",
        description:
          "La note d’une invitation compte 300 caractères au plus, 200 avec un compte gratuit, qui n’en permet que quelques-unes par mois. Envoyez 5–10 invitations par jour, car personne ne mène correctement plus de conversations à la fois. En attendant l’acceptation, écrivez le deuxième message.",
        tips: [
          {
            title: "Avant l’envoi",
            points: [
              "Ouvrez le profil et vérifiez que le poste est toujours le bon. Un changement date parfois de quelques jours.",
              "Lisez la note à voix haute. Si cent personnes pouvaient la recevoir, l’occasion manque.",
              "Barrez tout ce qui décrit vos prestations. La note n’a qu’un but, être acceptée.",
            ],
            example:
              "Au lieu de « J’accompagne les enseignes dans leur transformation » : « Vous avez fait trier les retours par les clients, au troisième essai. J’y pense depuis le colloque. »",
          },
          {
            title: "Quand il n’y a plus de notes",
            points: [
              "Commentez d’abord une publication, en deux phrases et avec un chiffre à vous. Invitez le lendemain, sans note.",
              "Réservez vos notes à la classe A.",
              "Relisez la ligne sous votre nom. Sans note, on ne lira rien d’autre de vous.",
            ],
            example:
              "Commentaire du lundi : « Chez nous, 14 % de retours, et c’était le guide des tailles. » Quand l’invitation arrive sans note le mardi, votre nom dit déjà quelque chose.",
          },
          {
            title: "Compter et ranger",
            points: [
              "Si moins de 3 personnes sur 10 acceptent, changez d’occasion et non de quantité.",
              "Retirez ce qui reste en attente au bout de trois semaines. Il faut ensuite patienter quelques semaines avant de réinviter la même personne.",
              "Après l’acceptation, passez le lead à « Contacté » et la relance au prochain jour ouvré.",
            ],
          },
        ],
      },
      guide: {
        title: "Rédiger le deuxième message",
        description:
          "Trois parties, 70 mots au plus, un seul point d’interrogation. Ce que vous dites de vous est vrai aujourd’hui.",
        parts: [
          { title: "Le merci", text: "Une demi-ligne. La personne a cliqué une fois, n’en faites pas une faveur." },
          {
            title: "Votre idée",
            text: "Ce qui vous occupe ou ce que vous feriez autrement, en assez peu de mots pour qu’on puisse vous contredire. Aucune prestation.",
          },
          {
            title: "La question posée",
            text: "Sur son quotidien. On doit pouvoir y répondre sans rien vérifier ni faire valider.",
          },
        ],
        samples: [
          {
            title: "Deux voies, une question",
            text: `{{civilite}},

Merci pour la mise en relation. Je m’occupe en ce moment d’un dossier, {{mon_chantier}}, et je vois deux voies.

La première : {{voie_a}}.
L’autre : {{voie_b}}.

Laquelle se rapproche le plus de ce que vous faites chez {{entreprise}} ? Un mot me suffit.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci pour la mise en relation. Je m’occupe en ce moment d’un dossier, {{mon_chantier}}, et je vois deux voies.

La première : {{voie_a}}.
L’autre : {{voie_b}}.

Laquelle se rapproche le plus de ce que tu fais chez {{entreprise}} ? Un mot me suffit.

Bien à toi,
{{mon_nom}}`,
          },
          {
            title: "À propos d’une phrase lue",
            text: `{{civilite}},

Merci d’avoir accepté mon invitation. Vous avez écrit : « {{citation}} ».

Je commencerais par {{premier_pas}}, car {{premier_pas_raison}}. Qu’est-ce qui s’y oppose chez {{entreprise}} ?

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci d’avoir accepté mon invitation. Tu as écrit : « {{citation}} ».

Je commencerais par {{premier_pas}}, car {{premier_pas_raison}}. Qu’est-ce qui s’y oppose chez {{entreprise}} ?

Bien à toi,
{{mon_nom}}`,
          },
          {
            title: "Après un changement dans l’entreprise",
            text: `{{civilite}},

Merci d’avoir accepté. C’est une nouvelle de {{entreprise}} qui m’a donné envie d’écrire : {{changement}}. De l’extérieur, tout a l’air réglé.

Qu’est-ce qui prend plus de temps que vous ne pensiez ?

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci d’avoir accepté. C’est une nouvelle de {{entreprise}} qui m’a donné envie d’écrire : {{changement}}. De l’extérieur, tout a l’air réglé.

Qu’est-ce qui prend plus de temps que tu ne pensais ?

Bien à toi,
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
          "L’invitation est acceptée, et rien d’autre ne s’est encore passé. Votre message remercie et pose une question ; vos prestations n’y figurent pas. La suite ne dépend que de la réponse.",
        tips: [
          {
            title: "Le lendemain de l’acceptation",
            points: [
              "Laissez passer une nuit. Un message dans la minute sent le logiciel.",
              "Pas de lien vers vos prestations, pas de pièce jointe, pas d’agenda. Chacun d’eux transformerait votre question en publicité.",
              "Notez dans le CRM la question posée. Après 30 messages, vous saurez lesquelles obtiennent une réponse.",
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
              "« Chez nous, c’est la validation qui bloque. » – « Dans deux entreprises, c’était le remplacement pendant les congés. Qui valide chez vous quand la direction est absente ? »",
          },
          {
            title: "Quand on vous demande votre métier",
            points: [
              "Dites en deux phrases pour qui vous travaillez et ce qui a changé ensuite. Puis renvoyez la question.",
              "Si une autre question suit, proposez 20 minutes de téléphone.",
              "Un aimable « merci, ce n’est pas d’actualité » est un non. Remerciez et clôturez le lead.",
            ],
            example:
              "« Je remets en ordre les validations chez des enseignes. La dernière est passée de 11 jours à 4. Combien de temps faut-il chez vous ? »",
          },
        ],
      },
      guide: {
        title: "Rédiger la première relance",
        description: "Au cas où votre question se perdrait. La relance est plus courte et apporte quelque chose.",
        parts: [
          {
            title: "Le lien",
            text: "Votre question de l’autre jour en une demi-phrase. Pas de « je me permets de revenir vers vous ».",
          },
          { title: "Le supplément", text: "Une chose que vous avez trouvée, ou votre propre réponse à la question." },
          { title: "La sortie", text: "Un oui doit suffire. Mieux encore, un message qui n’appelle aucune réponse." },
        ],
        samples: [
          {
            title: "Avec une trouvaille",
            text: `{{civilite}},

Après vous avoir posé ma question, j’ai continué à chercher, et voici ce que j’ai trouvé : {{trouvaille}}. Cela vous épargnera peut-être une heure.

Je vous l’envoie ? Un oui suffit.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Après t’avoir posé ma question, j’ai continué à chercher, et voici ce que j’ai trouvé : {{trouvaille}}. Cela t’épargnera peut-être une heure.

Je te l’envoie ? Un oui suffit.

Bien à toi,
{{mon_nom}}`,
          },
          {
            title: "Avec votre propre réponse",
            text: `{{civilite}},

Entre-temps, j’ai dû répondre moi-même à la question que je vous avais posée. {{ma_reponse}}

Aucune réponse n’est nécessaire. Si cela s’est passé autrement chez {{entreprise}}, je le lirai avec plaisir.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Entre-temps, j’ai dû répondre moi-même à la question que je t’avais posée. {{ma_reponse}}

Pas besoin de répondre. Si cela s’est passé autrement chez {{entreprise}}, je le lirai avec plaisir.

Bien à toi,
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
          "Sans réponse, envoyez la relance préparée après 5–7 jours. Au plus 2–3 relances, puis laissez la personne en paix. Dès qu’une réponse arrive, oubliez ce rythme : c’est la conversation qui fixe vos dates.",
        tips: [
          {
            title: "Les intervalles",
            points: [
              "Après la première relance, laissez passer au moins deux semaines.",
              "Vous verrez peut-être que le message a été lu. N’en parlez jamais.",
              "Si l’on vous indique un mois, fixez la relance au deuxième mardi de ce mois et notez la phrase exacte.",
            ],
            example:
              "« Après l’inventaire » veut dire mi-janvier pour la plupart des enseignes. Relance le 14 janvier, note : « Validations, après inventaire, Mme Hamon le 3 novembre ».",
          },
          {
            title: "Ce que vous apportez",
            points: [
              "Apportez quelque chose d’utile même sans vous : un chiffre, un formulaire, l’article d’un autre.",
              "Choisissez ce qui répond à sa publication ou à sa situation. Votre dernier billet de blog le fait rarement.",
              "Demandez si vous pouvez l’envoyer. C’est plus poli qu’un lien, et vous obtenez la réponse que vous attendiez.",
            ],
            example:
              "« La fédération du commerce a publié les taux de retour par famille de produits. La vôtre y est. Voulez-vous le tableau ? »",
          },
          {
            title: "Quand s’arrêter",
            points: [
              "Après la dernière relance, passez le lead à « Perdu », raison : sans réponse. Il n’aura plus de date.",
              "« Perdu » n’est pas une archive à vie. Il faut effacer les données devenues inutiles (article 17 du RGPD) ; après 12 mois sans contact, le lead vous pose la question.",
              "Si l’on vous demande d’arrêter, c’est immédiat et définitif (article 21 du RGPD). Ne gardez que le nom, l’entreprise et un mot-clé comme « ne pas contacter », pour ne pas réécrire par mégarde.",
              "La mise en relation peut rester. Certaines personnes reviennent des mois plus tard, parce qu’elles lisent encore vos publications.",
            ],
          },
        ],
      },
      guide: {
        title: "La dernière relance",
        description:
          "Elle clôt le sujet de votre côté, ce qui en fait le message le plus facile de tous. S’y ajoute une réponse aux personnes qui demandent d’où viennent leurs données.",
        parts: [
          {
            title: "L’hypothèse",
            text: "Vous supposez la raison la plus anodine, mauvais moment ou mauvaise personne.",
          },
          { title: "Le point final", text: "Vous dites que vous ne redemanderez pas, et vous vous y tenez." },
          { title: "La porte ouverte", text: "Un mot avec lequel la personne peut reprendre le sujet." },
        ],
        samples: [
          {
            title: "Mauvais moment",
            text: `{{civilite}},

J’ai posé deux fois ma question et sans doute choisi deux journées chargées. Il n’y aura pas de troisième fois, et je continue simplement à vous lire.

Si le sujet ({{sujet_question}}) arrive un jour sur la table chez {{entreprise}}, une ligne suffit.

Bonne continuation,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

J’ai posé deux fois ma question et sans doute choisi deux journées chargées. Il n’y aura pas de troisième fois, et je continue simplement à te lire.

Si le sujet ({{sujet_question}}) arrive un jour sur la table chez {{entreprise}}, une ligne suffit.

Bonne continuation,
{{mon_nom}}`,
          },
          {
            title: "Mauvaise personne",
            text: `{{civilite}},

Mes questions portaient peut-être sur un sujet qui n’est pas le vôtre chez {{entreprise}} : {{sujet_question}}. Dans ce cas, veuillez m’excuser.

À qui vous adresseriez-vous ? Je ne citerai votre nom qu’avec votre accord.

Merci beaucoup,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Mes questions portaient peut-être sur un sujet qui n’est pas le tien chez {{entreprise}} : {{sujet_question}}. Dans ce cas, excuse-moi.

À qui t’adresserais-tu ? Je ne citerai ton nom qu’avec ton accord.

Merci beaucoup,
{{mon_nom}}`,
          },
          {
            title: "D’où viennent mes données ?",
            text: `{{civilite}},

Votre nom, votre entreprise et votre fonction viennent d’une source publique, {{source_donnees}}. Je les ai notés pour vous écrire. S’y ajoutent nos messages, rien d’autre.

Si cela ne vous convient pas, j’efface tout aujourd’hui ; une ligne suffit. Vos droits et ma façon de traiter les données figurent ici : {{lien_confidentialite}}

Cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Ton nom, ton entreprise et ta fonction viennent d’une source publique, {{source_donnees}}. Je les ai notés pour t’écrire. S’y ajoutent nos messages, rien d’autre.

Si cela ne te convient pas, j’efface tout aujourd’hui ; une ligne suffit. Tes droits et ma façon de traiter les données figurent ici : {{lien_confidentialite}}

Bien à toi,
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
              "Vous connaissez le périmètre, la date, l’enveloppe et la personne qui valide. S’il en manque un, appelez avant de chiffrer.",
              "Si l’on ne veut qu’un « ordre de grandeur », donnez une fourchette et demandez quelle moitié paraît la bonne.",
            ],
            example:
              "« Pour deux entrepôts, c’est entre 4\u202f000 et 7\u202f000 euros HT. L’écart tient à la qualité des fiches produits. Où en sont les vôtres ? »",
          },
          {
            title: "La page",
            points: [
              "Les deux premières lignes viennent de l’historique. Reprenez ces mots tels quels, sans les interpréter.",
              "Commencez petit. Avec quelqu’un qu’on ne connaît pas, on signe plus facilement pour trois jours que pour trois mois.",
              "Une ligne « non compris » épargne la première dispute.",
              "Indiquez jusqu’à quelle date valent le prix et le démarrage, par exemple 21 jours.",
            ],
            example:
              "Non compris : le nettoyage des fiches produits, la formation des saisonniers. L’entrepôt s’en charge, ou nous le convenons à part.",
          },
          {
            title: "Une fois le devis envoyé",
            points: [
              "Le quatrième jour, demandez quelle ligne se discute encore, plutôt que « où en êtes-vous ».",
              "Après un refus, posez une seule question : le prix, le moment ou le fond ?",
              "Après le bon pour accord, fixez le premier jour de travail dans les deux semaines.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan du devis",
        description: "Il tient dans un message ou sur une page. Chaque ligne se négocie séparément.",
        parts: [
          {
            title: "L’origine de la demande",
            text: "La date et l’objet. Même en lecture rapide, on voit que la demande venait du client.",
          },
          { title: "Le résultat", text: "Ce qui existe à la fin et à quoi les deux parties le reconnaissent." },
          { title: "Temps et prix", text: "Début, durée, montant HT, TVA et délai de paiement, une ligne chacun." },
          { title: "La fin", text: "La validité et la mention qui vaut accord." },
        ],
        samples: [
          {
            title: "Devis pour commencer petit",
            text: `{{civilite}},

Vous m’avez demandé ce que coûterait {{prestation}} chez {{entreprise}}. Voici une première étape, utile à elle seule.

Résultat : {{resultat}}
Durée : {{temps_de_travail}}, à partir du {{debut}}
Prix : {{prix}} euros HT, payables 14 jours après votre validation
Non compris : {{non_compris}}

Ce devis est valable 21 jours. Répondez « bon pour accord » et je vous envoie le document à signer. Si une ligne vous gêne, dites-moi laquelle.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Tu m’as demandé ce que coûterait {{prestation}} chez {{entreprise}}. Voici une première étape, utile à elle seule.

Résultat : {{resultat}}
Durée : {{temps_de_travail}}, à partir du {{debut}}
Prix : {{prix}} euros HT, payables 14 jours après ta validation
Non compris : {{non_compris}}

Ce devis est valable 21 jours. Réponds « bon pour accord » et je t’envoie le document à signer. Si une ligne te gêne, dis-moi laquelle.

Bien à toi,
{{mon_nom}}`,
          },
          {
            title: "Message qui accompagne le devis en PDF",
            text: `{{civilite}},

Voici le devis que vous m’avez demandé. Il y a une seule chose à décider : la première partie seule ({{premiere_partie}}) ou aussi la suite ({{deuxieme_partie}}).

Je ne prendrais que la première. Vous saurez ensuite si vous avez besoin de l’autre.

Sans nouvelles, je reviendrai vers vous le {{date_rappel}}.

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Voici le devis que tu m’as demandé. Il y a une seule chose à décider : la première partie seule ({{premiere_partie}}) ou aussi la suite ({{deuxieme_partie}}).

Je ne prendrais que la première. Tu sauras ensuite si tu as besoin de l’autre.

Sans nouvelles, je reviendrai vers toi le {{date_rappel}}.

Bien à toi,
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Votre devis sous forme de message : envoyez-le seulement si la demande figure dans l’historique du lead.",
    },
  },
} satisfies Texts["guides/cold-journey"];
