import type { Texts } from "../../areas.ts";

export default {
  description:
    "Vous reprenez contact avec des personnes qui connaissent déjà votre travail et leur demandez un entretien ou une mise en relation. Ici, vous n’avez à expliquer à personne qui vous êtes. Il faut seulement une bonne mémoire, et le CRM s’en charge.",
  steps: {
    contacts: {
      title: "Réunir les contacts",
      content: {
        title: "40 noms qui connaissent votre travail",
        description:
          "Commencez par noter qui est déjà là : les anciens clients et les gens autour d’eux, c’est-à-dire la personne qui a validé votre facture, celles qui ont travaillé sur le projet, celles qui ont depuis changé d’entreprise. En une matinée, vous arriverez à 40 noms, même s’il n’en vient que cinq pour l’instant.",
        tips: [
          {
            title: "Où sont les noms",
            points: [
              "Dans vos factures des cinq dernières années. Pour chacune, notez votre contact, la personne qui a validé et quelqu’un de l’équipe.",
              "Dans votre agenda des deux dernières années. Prenez toutes les personnes vues plus de trois fois.",
              "Dans les devis refusés. Ces personnes ont consacré plus de temps à votre travail que n’importe quel visiteur de votre site.",
              "Parmi les indépendants avec lesquels vous avez partagé un projet, et dans les entreprises où vous avez occupé un poste.",
            ],
            example:
              "Facture 2023-014, migration d’une boutique en ligne : la direction commerciale a commandé, la comptabilité a validé, et vous avez travaillé avec deux personnes de l’entrepôt. Une feuille, quatre noms.",
          },
          {
            title: "Trier en 20 minutes",
            points: [
              "Classe A : la personne vous rappellerait aujourd’hui même.",
              "Classe B : il lui faudrait un instant pour vous situer.",
              "Classe C : le dernier contact date de plus de cinq ans, ou le projet s’est mal terminé.",
              "Regardez où ces personnes travaillent aujourd’hui. Après un changement de poste, quelqu’un vous connaît dans une entreprise où vous n’avez jamais mis les pieds.",
            ],
          },
          {
            title: "Dans le CRM",
            points: [
              "Créez un lead pour chaque A et chaque B. Les sources « Recommandation », « Événement » et « Communauté » mènent du lead à ce guide, de même que le statut « Gagné ».",
              "Renseignez la civilité. Au bout de deux ans, on ne sait plus si l’on se tutoyait.",
              "Notez ce que vous avez fait ensemble et ce dont on se souviendra.",
            ],
          },
          {
            title: "Ce que dit la loi",
            points: [
              "En Allemagne, un message à un ancien client est aussi une publicité s’il doit apporter une mission. Le § 7, al. 3, UWG ne l’admet par e-mail que si vous avez obtenu l’adresse lors de la commande, proposez des prestations semblables, si personne ne s’y est opposé et si vous avez rappelé le droit d’opposition dès le début et dans chaque message ; un appel à une entreprise suppose au moins un consentement présumé. En France, la CNIL admet cet e-mail à un client professionnel s’il est informé et peut s’opposer.",
              "Écrivez donc comme la personne qui était là, avec une occasion personnelle et sans offre, et demandez à la prochaine rencontre si vous pouvez garder le contact. Inscrivez le oui dans l’historique avec sa date ; un non vaut immédiatement.",
            ],
          },
        ],
      },
      guide: {
        title: "La fiche",
        description:
          "Cinq lignes par nom, dans les « Notes » du lead. La troisième deviendra la première phrase de votre message.",
        parts: [
          { title: "Fait ensemble", text: "Le projet, avec le nom que lui donnait le client, et l’année." },
          {
            title: "Ensuite",
            text: "Ce qui allait mieux, avec un chiffre si possible. Si vous l’ignorez, vous tenez votre première question.",
          },
          {
            title: "Ce dont on se souvient",
            text: "Une scène, un mot, un incident. On oublie les projets, pas le lundi de la panne de courant.",
          },
        ],
        samples: [
          {
            title: "Fiche pour les notes",
            text: `Fait ensemble : {{projet_commun}}
Ensuite : {{resultat_passe}}
Ce dont on se souvient : {{scene_commune}}
Aujourd’hui : {{poste_actuel}}
Dernier échange : {{dernier_contact}}`,
          },
        ],
      },
    },
    occasion: {
      title: "Choisir l’occasion",
      content: {
        title: "Pourquoi aujourd’hui",
        description:
          "« Je voulais prendre de vos nouvelles » n’est pas une occasion, parce que personne ne sait quoi y répondre. Une bonne occasion vient de l’autre, elle est récente, et vous écririez même avec un carnet de commandes plein.",
        tips: [
          {
            title: "Les bonnes occasions",
            points: [
              "Un travail auquel vous avez participé vient de s’achever : le premier exercice avec la nouvelle boutique, le premier inventaire du nouvel entrepôt.",
              "La personne débute dans une entreprise, dans une fonction ou avec une équipe.",
              "Votre projet a un an. Après 12 mois, on sait ce qu’il en reste.",
              "Vous avez lu une chose dont cette personne, et elle seule, a besoin.",
            ],
            example:
              "Depuis neuf semaines, le profil indique « Direction commerciale » dans une nouvelle entreprise. Les 100 premiers jours ne sont pas finis, les premières surprises sont déjà là. Le moment ne sera pas meilleur.",
          },
          {
            title: "Celles qui n’en sont pas",
            points: [
              "Les anniversaires et les fêtes, si vous n’écrivez jamais autrement.",
              "Votre nouveau site. Il réjouit surtout son propriétaire.",
              "Votre mois libre. Parlez-en quand on vous demande comment vous allez, et sans détour.",
            ],
          },
          {
            title: "Par qui commencer",
            points: [
              "Prenez cinq noms par semaine, tous de classe A. Vous ne pourriez pas répondre comme il faut à davantage.",
              "Commencez par le projet qui s’est le mieux terminé. Une bonne première réponse donne envie de continuer.",
              "Si l’histoire a mal fini, téléphonez ou renoncez. Une vieille querelle se règle rarement par écrit.",
            ],
          },
        ],
      },
      guide: {
        title: "L’occasion en une ligne",
        description:
          "Remplissez ces lignes avant d’écrire et gardez-les dans « Prochaine étape ». Si vous n’arrivez pas au bout de la première, le moment n’est pas venu pour cette personne.",
        parts: [
          { title: "Parce que", text: "Ce qui s’est passé chez l’autre, avec un nom et une date." },
          { title: "La question à poser", text: "Ce que vous voulez savoir et ignorez vraiment." },
          { title: "Le jour", text: "Une date cette semaine. Une occasion se garde environ 14 jours." },
        ],
        samples: [
          {
            title: "Note pour « Prochaine étape »",
            text: `J’écris parce que {{leur_actualite}}.
Ma question porte sur {{objet_question}}.
Au plus tard le {{date_rappel}}.`,
          },
        ],
      },
    },
    reconnect: {
      title: "Reprendre contact",
      content: {
        title: "Le premier message après un long silence",
        description:
          "Inutile de vous excuser pour ce silence, il vient des deux côtés. Reprenez le canal de votre dernier échange, rappelez un souvenir commun et posez une seule question. De la mission que vous cherchez, pas un mot.",
        tips: [
          {
            title: "Pour commencer",
            points: [
              "Rappelez une scène plutôt que le nom du projet.",
              "Gardez le ton d’alors. Un tutoiement ne se périme pas.",
              "80 mots au plus, pas de pièce jointe, pas de lien.",
              "Si vous aviez l’habitude de vous téléphoner et que l’occasion s’y prête, appelez. Cela prend 5 minutes et fait moins solennel.",
            ],
            example:
              "« Ce matin, encore un serveur en panne, et j’ai repensé à notre lundi. La boutique tient-elle le coup depuis ? »",
          },
          {
            title: "Quand une réponse arrive",
            points: [
              "Répondez le jour même, ne serait-ce qu’en trois phrases.",
              "Intéressez-vous à la personne avant de parler de vous.",
              "Si l’on vous demande comment vont les affaires, dites en deux phrases ce que vous faites et à partir de quand vous avez du temps. Ce n’est pas une offre, c’est la réponse.",
              "Recopiez la réponse mot pour mot dans l’historique et passez la température à « Tiède ».",
            ],
            example:
              "« Jusqu’à fin mai, je m’occupe des données produits d’une enseigne. À partir de juin, j’ai deux jours libres par semaine. Et qui tient les prix à jour chez vous, maintenant ? »",
          },
          {
            title: "Quand rien ne vient",
            points: [
              "Vérifiez que l’adresse est encore bonne. Après un changement de poste, personne ne lit plus l’ancienne.",
              "Réessayez au bout de trois semaines, avec une autre occasion, puis plus pendant six mois.",
              "N’y voyez pas un jugement. On répond souvent plus tard à ses connaissances qu’à des inconnus, parce qu’on veut bien faire.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan du message",
        description:
          "Trois phrases et une formule. Lisez-le à voix haute et barrez ce que vous ne diriez pas au téléphone.",
        parts: [
          { title: "Le souvenir commun", text: "Une scène ou un projet dont vous aimez tous deux vous souvenir." },
          {
            title: "L’occasion du jour",
            text: "Ce que vous avez vu, et pourquoi cela vous a fait penser à cette personne.",
          },
          {
            title: "La seule question",
            text: "Sur son quotidien, pas sur ses besoins. Elle doit donner envie de raconter.",
          },
        ],
        samples: [
          {
            title: "Après un changement de poste",
            text: `{{civilite}},

Je viens de lire où vous travaillez maintenant : {{poste_actuel}}. Toutes mes félicitations. Un vieux souvenir m’est revenu : {{scene_commune}}.

Comment se passent les premières semaines, et qu’est-ce qui vous étonne le plus ?

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Je viens de lire où tu travailles maintenant : {{poste_actuel}}. Toutes mes félicitations. Un vieux souvenir m’est revenu : {{scene_commune}}.

Comment se passent les premières semaines, et qu’est-ce qui t’étonne le plus ?

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "L’anniversaire d’un projet",
            text: `{{civilite}},

Il y a {{temps_ecoule}}, nous terminions ensemble un projet : {{projet_commun}}. J’en ai gardé une habitude pour tous mes projets : {{lecon}}.

Qu’en reste-t-il chez {{entreprise}}, et que feriez-vous autrement aujourd’hui ?

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Il y a {{temps_ecoule}}, nous terminions ensemble un projet : {{projet_commun}}. J’en ai gardé une habitude pour tous mes projets : {{lecon}}.

Qu’en reste-t-il chez {{entreprise}}, et que ferais-tu autrement aujourd’hui ?

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "Après un devis resté sans suite",
            text: `{{civilite}},

En {{mois}}, nous avions parlé d’un projet : {{projet_evoque}}. Vous avez choisi une autre voie, c’était très bien ainsi, et je ne cherche pas à rouvrir le dossier.

J’aimerais seulement savoir comment cela s’est terminé. Me le diriez-vous en deux phrases ?

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

En {{mois}}, nous avions parlé d’un projet : {{projet_evoque}}. Tu as choisi une autre voie, c’était très bien ainsi, et je ne cherche pas à rouvrir le dossier.

J’aimerais seulement savoir comment cela s’est terminé. Tu me le dirais en deux phrases ?

Amicalement,
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Votre message de reprise de contact : la trame peut rester, la scène et la question changent à chaque fois.",
    },
    ask: {
      title: "Se faire recommander",
      content: {
        title: "Demander sans mettre dans l’embarras",
        description:
          "Une recommandation engage un peu la réputation de l’autre. Demandez-la après une conversation qui portait sur cette personne, et avec assez de précision pour qu’un oui prenne 2 minutes. Si vous préférez raconter vous-même, demandez un rendez-vous de la même façon.",
        tips: [
          {
            title: "Le bon moment",
            points: [
              "Après un compliment. À « cela s’est très bien passé », on peut répondre en demandant à qui d’autre cela servirait.",
              "Le jour de la réception, quand le résultat est sur la table et que tout le monde se rappelle comment c’était avant.",
              "Jamais avec une facture en attente ou une demande de rallonge.",
            ],
          },
          {
            title: "Être précis",
            points: [
              "Décrivez une situation que l’on reconnaît. « Connaissez-vous quelqu’un à qui je pourrais être utile ? » ne fait jamais venir un nom.",
              "Si vous avez vu une entreprise dans son réseau, nommez-la.",
              "Laissez une sortie. « Si personne ne vous vient à l’esprit, c’est aussi une réponse » allège la demande.",
              "N’offrez pas d’argent. Dans bien des entreprises, on n’a pas le droit d’en accepter, et entre connaissances, il fausse le conseil.",
            ],
            example:
              "« Connaissez-vous une entreprise qui vient d’ouvrir un deuxième entrepôt et dont les stocks sont faux depuis ? » On répond par un nom ou par un non clair.",
          },
          {
            title: "Le premier pas",
            points: [
              "Demandez que l’on vérifie d’abord si vous pouvez prendre contact. Vous arrivez alors avec un accord, et sa date et ses termes figurent dans l’historique.",
              "Ne notez le téléphone ou l’e-mail d’une personne inconnue qu’après ce oui. Si un client envoie votre publicité à des inconnus, elle peut vous être imputée en Allemagne (Cour fédérale de justice, I ZR 208/12).",
              "Fournissez trois phrases à transférer. Décrire votre travail de mémoire est une corvée pour les autres.",
            ],
          },
        ],
      },
      guide: {
        title: "Le plan de la demande",
        description: "Elle tient sur un écran et appelle un nom ou un non.",
        parts: [
          { title: "Le point de départ", text: "Votre dernier échange ou son compliment, en une phrase." },
          {
            title: "Ce que vous cherchez",
            text: "Une situation à laquelle on reconnaît une entreprise. Ni secteur, ni prestation.",
          },
          {
            title: "Ce qu’il y a à faire",
            text: "Demander si vous pouvez prendre contact. Les trois phrases sont jointes.",
          },
          { title: "La sortie offerte", text: "Dire qu’un non ne coûtera pas votre relation." },
        ],
        samples: [
          {
            title: "Demander une mise en relation",
            text: `{{civilite}},

Merci pour {{dernier_echange}}. J’ai un service à vous demander, et vous pouvez tout à fait refuser.

Connaissez-vous une entreprise {{situation_cherchee}} ? Si oui, voulez-vous lui demander si je peux prendre contact ? Je vous envoie tout de suite trois phrases à transférer.

Si personne ne vous vient à l’esprit, c’est aussi une réponse, et j’attends avec plaisir notre prochain échange.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci pour {{dernier_echange}}. J’ai un service à te demander, et tu peux tout à fait refuser.

Connais-tu une entreprise {{situation_cherchee}} ? Si oui, veux-tu lui demander si je peux prendre contact ? Je t’envoie tout de suite trois phrases à transférer.

Si personne ne te vient à l’esprit, c’est aussi une réponse, et j’attends avec plaisir notre prochain échange.

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "Trois phrases à transférer",
            text: `On appelle {{mon_nom}} quand {{appel_quand}}. La dernière fois, c’était chez {{client_reference}}, avec ce résultat : {{resultat_passe}}. Un simple oui suffit, pour un appel de 20 minutes.`,
          },
          {
            title: "Demander un entretien",
            text: `{{civilite}},

Lors de notre dernier échange, une phrase m’est restée : « {{phrase_entendue}} ».

J’aimerais en savoir davantage, et j’apporterai ce que j’ai vu ailleurs. Auriez-vous 20 minutes au téléphone, {{creneau_1}} ou {{creneau_2}} ?

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Lors de notre dernier échange, une phrase m’est restée : « {{phrase_entendue}} ».

J’aimerais en savoir davantage, et j’apporterai ce que j’ai vu ailleurs. Aurais-tu 20 minutes au téléphone, {{creneau_1}} ou {{creneau_2}} ?

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "Demander deux phrases de référence",
            text: `{{civilite}},

Notre projet est terminé, et avant que le quotidien ne reprenne le dessus, j’ai un service à vous demander. M’écririez-vous deux phrases sur la situation d’avant et sur ce qui a changé ?

J’aimerais les montrer sur mon site avec votre nom. Dites-moi simplement si cela convient à {{entreprise}}. Vous pourrez les modifier ou les retirer à tout moment.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Notre projet est terminé, et avant que le quotidien ne reprenne le dessus, j’ai un service à te demander. M’écrirais-tu deux phrases sur la situation d’avant et sur ce qui a changé ?

J’aimerais les montrer sur mon site avec ton nom. Dis-moi simplement si cela convient à {{entreprise}}. Tu pourras les modifier ou les retirer à tout moment.

Amicalement,
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Votre demande de recommandation : pour chaque personne, changez la situation sur laquelle vous l’interrogez.",
    },
    introduction: {
      title: "Répondre aux présentations",
      content: {
        title: "Deux messages le même jour",
        description:
          "Quelqu’un a parlé de vous et obtenu un oui. Écrivez le jour même à la nouvelle personne, pour qu’elle n’attende pas, et à celle qui vous a recommandé, pour qu’elle sache que sa parole est en de bonnes mains. C’est du second message que naît la recommandation suivante.",
        tips: [
          {
            title: "Répondre à la nouvelle personne",
            points: [
              "Remerciez dans la première phrase la personne qui vous a recommandé, puis retirez-la des destinataires. Elle n’a pas à lire la suite.",
              "Ne répétez pas ce qu’on a dit de vous. Demandez ce qui, là-dedans, compte en ce moment.",
              "Proposez deux créneaux de 20 minutes au téléphone.",
              "Créez le lead avec la source « Recommandation » et notez qui vous a présenté et quand le oui est venu.",
            ],
          },
          {
            title: "Remercier trois fois",
            points: [
              "Tout de suite, en deux phrases.",
              "Après le premier entretien, avec un mot sur la façon dont il s’est passé. Ne racontez que ce que la nouvelle personne raconterait aussi.",
              "Après la commande, ou après le refus. Presque personne n’envoie ce merci-là, et c’est de lui qu’on se souvient.",
              "Une carte manuscrite suffit. Dans une administration ou un grand groupe, le moindre cadeau met l’autre en difficulté.",
            ],
            example:
              "« Mme Aydın et moi avons parlé 40 minutes aujourd’hui, plus que prévu. Je saurai vendredi si cela débouche. Merci de nous avoir mis en relation. »",
          },
          {
            title: "Quand cela ne convient pas",
            points: [
              "Dites-le pendant l’entretien et nommez une personne mieux placée.",
              "Donnez-en la raison à celle qui vous a recommandé. La prochaine fois, elle visera plus juste.",
              "N’acceptez pas une mission de peur de décevoir. Un mauvais projet retombe sur deux personnes.",
            ],
          },
        ],
      },
      guide: {
        title: "La réponse et le merci",
        description: "Les deux sont brefs. La première propose un créneau, le second ne demande rien.",
        parts: [
          {
            title: "À qui vous le devez",
            text: "Le nom de la personne qui vous a recommandé, dès la première phrase.",
          },
          { title: "Sa propre version", text: "On vous a indiqué un sujet. Laissez la personne dire ce qu’il en est." },
          { title: "Le rendez-vous", text: "Deux créneaux dans les cinq prochains jours ouvrés, et la durée." },
        ],
        samples: [
          {
            title: "À la personne qu’on vous présente",
            text: `{{civilite}},

C’est {{recommande_par}} qui m’a donné votre nom. Merci d’avoir accepté que je vous écrive.

Je n’ai reçu qu’un mot-clé : {{theme_evoque}}. De quoi s’agit-il vraiment, et avec quelle urgence ? Je préfère l’entendre de vous. Avez-vous 20 minutes au téléphone, {{creneau_1}} ou {{creneau_2}} ?

Bien à vous,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

C’est {{recommande_par}} qui m’a donné ton nom. Merci d’avoir accepté que je t’écrive.

Je n’ai reçu qu’un mot-clé : {{theme_evoque}}. De quoi s’agit-il vraiment, et avec quelle urgence ? Je préfère l’entendre de toi. As-tu 20 minutes au téléphone, {{creneau_1}} ou {{creneau_2}} ?

Bien à toi,
{{mon_nom}}`,
          },
          {
            title: "Merci du jour même",
            text: `{{civilite}},

Merci d’avoir parlé de moi à {{personne_presentee}}. Mon message est déjà parti.

Vous saurez par moi comment cela se termine, même s’il n’en sort rien. Vous n’avez plus rien à faire.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Merci d’avoir parlé de moi à {{personne_presentee}}. Mon message est déjà parti.

Tu sauras par moi comment cela se termine, même s’il n’en sort rien. Tu n’as plus rien à faire.

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "Merci après la commande",
            text: `{{civilite}},

Votre recommandation a débouché sur une mission : {{mission_breve}}. Nous commençons le {{debut}}.

Sans vous, je n’aurais jamais parlé à {{personne_presentee}}. Merci. Qui aimeriez-vous rencontrer un jour ? Je pourrai peut-être vous rendre la pareille.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Ta recommandation a débouché sur une mission : {{mission_breve}}. Nous commençons le {{debut}}.

Sans toi, je n’aurais jamais parlé à {{personne_presentee}}. Merci. Qui aimerais-tu rencontrer un jour ? Je pourrai peut-être te rendre la pareille.

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "Merci quand il n’en est rien sorti",
            text: `{{civilite}},

{{personne_presentee}} et moi nous sommes parlé, et cela ne convient pas cette fois, car {{refus_raison}}. Nous nous sommes quittés en bons termes.

Ce temps n’était pas perdu. Merci d’avoir pensé à moi.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

{{personne_presentee}} et moi nous sommes parlé, et cela ne convient pas cette fois, car {{refus_raison}}. Nous nous sommes quittés en bons termes.

Ce n’était pas du temps perdu. Merci d’avoir pensé à moi, cela m’a fait plaisir.

Amicalement,
{{mon_nom}}`,
          },
        ],
      },
      templateNote:
        "Réponse et merci : enregistrez les deux, et ils seront prêts le jour de la présentation. Après l’entretien, poursuivez avec le devis d’un des autres parcours.",
    },
    keepInTouch: {
      title: "Garder le lien",
      content: {
        title: "Rester présent quand rien ne presse",
        description:
          "Écrire seulement quand l’agenda est vide, cela se remarque dès la deuxième fois. Dans le lead, sous « Garder le contact », choisissez à quel rythme, en semaines, vous donnez des nouvelles. Le jour apparaît alors dans le tableau de bord, et chaque activité fait repartir l’intervalle.",
        tips: [
          {
            title: "Le rythme",
            points: [
              "La classe A toutes les 12 semaines, la classe B toutes les 26, comme rythme personnel.",
              "Cinq noms le vendredi matin, 20 minutes en tout.",
              "Une conversation en marge d’un événement compte. Enregistrez l’activité, sinon vous écrirez trois jours plus tard comme si de rien n’était.",
              "Les clients en cours ont de toute façon de vos nouvelles et n’ont pas besoin de rythme.",
            ],
          },
          {
            title: "Ce que vous apportez",
            points: [
              "Une rencontre. Deux personnes qui gagneraient à se connaître, c’est le plus beau cadeau que vous puissiez faire.",
              "Une information qui concerne l’autre et lui échappe facilement.",
              "Une question sur ce qui restait ouvert la dernière fois. L’historique mérite un coup d’œil.",
              "Parfois rien d’autre qu’un appel de 5 minutes, si c’est votre habitude.",
            ],
            example:
              "« La dernière fois, l’inventaire approchait et votre nouvelle collègue était malade. Les deux se sont-ils bien terminés ? »",
          },
          {
            title: "Quand s’arrêter là",
            points: [
              "Après deux messages de suite sans réponse, passez à « aucun rythme » et attendez une vraie occasion.",
              "Si l’on vous demande d’arrêter, c’est immédiat. Le mot-clé « ne pas contacter » le garde en mémoire.",
              "Après 12 mois sans contact, le lead demande si vous avez encore besoin de ses données. Sinon, supprimez-le (article 17 du RGPD).",
            ],
          },
        ],
      },
      guide: {
        title: "Le message sans arrière-pensée",
        description: "De deux à quatre phrases, utiles même s’il n’en sort jamais de mission.",
        parts: [
          { title: "Le petit cadeau", text: "Un nom, une information, ou une question sur ce qui restait ouvert." },
          { title: "Pourquoi cette personne", text: "Une demi-phrase qui n’est vraie que pour elle." },
          { title: "Sans contrepartie", text: "Aucune demande dans le même message. Elle attendra la prochaine fois." },
        ],
        samples: [
          {
            title: "Une information utile",
            text: `{{civilite}},

J’ai lu aujourd’hui une chose qui pourrait vous concerner. {{information_utile}}

Si vous le saviez déjà, oubliez ce message. J’espère que tout va bien pour vous.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

J’ai lu aujourd’hui une chose qui pourrait te concerner. {{information_utile}}

Si tu le savais déjà, oublie ce message. J’espère que tout va bien pour toi.

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "Présenter deux personnes",
            text: `{{civilite}},

Connaissez-vous {{autre_personne}} ? Je crois que vous auriez beaucoup à vous dire, car {{point_commun}}.

Si vous voulez, je pose la question de son côté et je vous mets en relation. Un oui suffit, et un non me va aussi.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Connais-tu {{autre_personne}} ? Vous auriez beaucoup à vous dire, je crois, car {{point_commun}}.

Si tu veux, je pose la question de son côté et je fais les présentations. Un oui suffit, et un non me va aussi.

Amicalement,
{{mon_nom}}`,
          },
          {
            title: "Demander la suite",
            text: `{{civilite}},

Lors de notre dernier échange, une chose restait ouverte : {{reste_ouvert}}. Je me demandais justement ce qu’il en est advenu.

Me le raconterez-vous quand vous aurez 5 minutes ? Rien ne presse.

Bien cordialement,
{{mon_nom}}`,
            informal: `Bonjour {{prenom}},

Lors de notre dernier échange, une chose restait ouverte : {{reste_ouvert}}. Je me demandais justement ce qu’il en est advenu.

Tu me le raconteras quand tu auras 5 minutes ? Rien ne presse.

Amicalement,
{{mon_nom}}`,
          },
        ],
      },
      checklist: {
        title: "20 minutes le vendredi",
        points: [
          "Regarder dans le tableau de bord à qui c’est le tour",
          "Lire l’historique de chaque nom avant d’écrire",
          "Cinq messages au plus, chacun avec sa propre occasion",
          "Rattraper les remerciements : qui vous a présenté sans avoir de nouvelles ?",
          "Enregistrer l’activité pour que le rythme reste juste",
        ],
      },
      templateNote:
        "Votre message pour garder le lien : enregistrez-le sans occasion, vous verrez tout de suite si vous l’avez oubliée.",
    },
  },
} satisfies Texts["guides/referral-journey"];
