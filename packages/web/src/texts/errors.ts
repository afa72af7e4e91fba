import type { ErrorCode } from "@linkedpotential/contract/errors";
import type { Language } from "@linkedpotential/contract/user/schema";

/** Translations of the server's German error texts (contract's `endpoints-and-errors.ts`, D25). */
const texts: Record<ErrorCode, Record<Exclude<Language, "de">, string>> = {
  "follow_up_link.invalid": {
    en: "This link is not valid. You will find all follow-ups in the CRM.",
    fr: "Ce lien n’est pas valable. Vous trouverez toutes vos relances dans le CRM.",
  },
  "follow_up_link.expired": {
    en: "This link has expired. You will find all follow-ups in the CRM.",
    fr: "Ce lien a expiré. Vous trouverez toutes vos relances dans le CRM.",
  },
  "follow_up_link.changed": {
    en: "This follow-up has already been changed.",
    fr: "Cette relance a déjà été modifiée.",
  },
  "calendar_feed.unknown": {
    en: "This calendar address is no longer valid. You can get a new one in the settings.",
    fr: "Cette adresse de calendrier n’est plus valable. Vous en obtiendrez une nouvelle dans les paramètres.",
  },
  "company.owner_only": {
    en: "Only the owner of the company can do this.",
    fr: "Seule la personne responsable de l’entreprise peut le faire.",
  },
  "company.owner_stays": {
    en: "You own the company. Hand over ownership to another member first.",
    fr: "Vous êtes responsable de l’entreprise. Confiez d’abord ce rôle à un autre membre.",
  },
  "company.member_not_found": {
    en: "This person no longer belongs to the company.",
    fr: "Cette personne ne fait plus partie de l’entreprise.",
  },
  "company.full": {
    en: "The company already has 10 members. Remove someone first to make room.",
    fr: "L’entreprise compte déjà 10 membres. Retirez d’abord quelqu’un pour libérer une place.",
  },
  "company.already_member": {
    en: "This person already belongs to the company.",
    fr: "Cette personne fait déjà partie de l’entreprise.",
  },
  "company.too_many_invitations": {
    en: "20 invitations are already open. Withdraw one first.",
    fr: "20 invitations sont déjà en attente. Retirez-en d’abord une.",
  },
  "company.has_figures": {
    en: "Your account already has a company with entries of its own. Please ask to be invited at another address.",
    fr: "Votre compte a déjà une entreprise avec ses propres saisies. Faites-vous inviter à une autre adresse.",
  },
  "company.has_members": {
    en: "You own a company with members. Hand over ownership first, then leave it.",
    fr: "Vous êtes responsable d’une entreprise qui a des membres. Confiez d’abord ce rôle à un autre membre, puis quittez-la.",
  },
  "company.other_member": {
    en: "You already belong to another company. Leave it first.",
    fr: "Vous faites déjà partie d’une autre entreprise. Quittez-la d’abord.",
  },
  "company.not_author": {
    en: "Only the person who made this entry can change it.",
    fr: "Seule la personne qui a créé cette saisie peut la modifier.",
  },
  "company.learning_not_found": {
    en: "This entry no longer exists.",
    fr: "Cette saisie n’existe plus.",
  },
  "invitation.not_found": {
    en: "This invitation is no longer open.",
    fr: "Cette invitation n’est plus en attente.",
  },
  "invitation.already_open": {
    en: "This address has already been invited. You can resend the invitation.",
    fr: "Cette adresse est déjà invitée. Vous pouvez renvoyer l’invitation.",
  },
  "invitation.invalid": {
    en: "This link is not valid. Please open it again from the e-mail, or ask for a new invitation.",
    fr: "Ce lien n’est pas valable. Rouvrez-le depuis l’e-mail ou demandez une nouvelle invitation.",
  },
  "invitation.used": {
    en: "This invitation has already been accepted and works only once.",
    fr: "Cette invitation a déjà été acceptée et ne sert qu’une fois.",
  },
  "invitation.withdrawn": {
    en: "This invitation has been withdrawn.",
    fr: "Cette invitation a été retirée.",
  },
  "invitation.expired": {
    en: "This invitation has expired. Please ask for a new one.",
    fr: "Cette invitation a expiré. Demandez-en une nouvelle.",
  },
  "invitation.full": {
    en: "This company has no room for more members. Please contact the person who invited you.",
    fr: "Il n’y a plus de place dans cette entreprise. Adressez-vous à la personne qui vous a invité.",
  },
  "invitation.freelancer_account": {
    en: "This address belongs to a freelancer account. Please ask to be invited at another address.",
    fr: "Cette adresse appartient à un compte de freelance. Faites-vous inviter à une autre adresse.",
  },
  "invitation.has_account": {
    en: "This address already has an account. Sign in to accept the invitation.",
    fr: "Un compte existe déjà pour cette adresse. Connectez-vous pour accepter l’invitation.",
  },
  "invitation.other_address": {
    en: "This invitation is for another address. Please sign in with the address that was invited.",
    fr: "Cette invitation est destinée à une autre adresse. Connectez-vous avec l’adresse invitée.",
  },
  "request.invalid": {
    en: "Please check what you entered.",
    fr: "Veuillez vérifier vos saisies.",
  },
  "request.malformed": {
    en: "The request could not be read.",
    fr: "La requête n’a pas pu être lue.",
  },
  "request.not_json": {
    en: "The request must be sent as JSON.",
    fr: "La requête doit être envoyée en JSON.",
  },
  "request.too_large": {
    en: "The request is too large.",
    fr: "La requête est trop volumineuse.",
  },
  "request.not_found": {
    en: "This address does not exist.",
    fr: "Cette adresse n’existe pas.",
  },
  "request.rate_limited": {
    en: "Too many attempts. Please wait a moment and try again.",
    fr: "Trop de tentatives. Veuillez patienter un instant et réessayer.",
  },
  "request.in_progress": {
    en: "This request is already being processed. Please wait a moment.",
    fr: "Cette requête est déjà en cours de traitement. Veuillez patienter un instant.",
  },
  "request.key_reused": {
    en: "This idempotency key was already used for another request.",
    fr: "Cette clé d’opération a déjà été utilisée pour une autre requête.",
  },
  "request.conflict": {
    en: "Someone changed something at the same time. Please try again.",
    fr: "Quelqu’un a modifié quelque chose en même temps. Veuillez réessayer.",
  },
  "request.internal": {
    en: "Something went wrong. Please try again later.",
    fr: "Une erreur s’est produite. Veuillez réessayer plus tard.",
  },
  "session.missing": {
    en: "You are not signed in. Please sign in again.",
    fr: "Vous n’êtes pas connecté. Veuillez vous reconnecter.",
  },
  "session.account_locked": { en: "Your account is locked.", fr: "Votre compte est bloqué." },
  "session.account_deleted": { en: "This account is deleted.", fr: "Ce compte est supprimé." },
  "session.removed_from_team": {
    en: "You are no longer in this team. Please sign in again.",
    fr: "Vous ne faites plus partie de cette équipe. Veuillez vous reconnecter.",
  },
  "session.forbidden": {
    en: "You are not allowed to do that.",
    fr: "Vous n’avez pas l’autorisation nécessaire.",
  },
  "session.cross_site": {
    en: "This request came from another site and was refused.",
    fr: "Cette requête venait d’un autre site et a été refusée.",
  },
  "auth.invalid_credentials": {
    en: "The e-mail address or password is wrong.",
    fr: "L’adresse e-mail ou le mot de passe est incorrect.",
  },
  "auth.account_locked": { en: "Your account is locked.", fr: "Votre compte est bloqué." },
  "account.own": {
    en: "You cannot lock or delete your own account here.",
    fr: "Vous ne pouvez pas bloquer ou supprimer ici votre propre compte.",
  },
  "account.is_admin": {
    en: "Accounts of admins cannot be locked or deleted here.",
    fr: "Les comptes d’administrateurs ne peuvent pas être bloqués ou supprimés ici.",
  },
  "account.already_locked": {
    en: "This account is already locked.",
    fr: "Ce compte est déjà bloqué.",
  },
  "account.not_locked": {
    en: "This account is no longer locked.",
    fr: "Ce compte n’est plus bloqué.",
  },
  "account.lock_changed": {
    en: "This lock has changed in the meantime. Please check it again.",
    fr: "Il y a du nouveau concernant ce blocage. Veuillez le vérifier encore une fois.",
  },
  "account.no_objection": {
    en: "There is no open objection to this lock.",
    fr: "Aucune réclamation contre ce blocage n’est en attente.",
  },
  "account.already_verified": {
    en: "This address is already confirmed.",
    fr: "Cette adresse est déjà confirmée.",
  },
  "account.unreachable": {
    en: "This account cannot be reached. The address is not confirmed, or e-mails do not arrive.",
    fr: "Ce compte n’est pas joignable. L’adresse n’est pas confirmée, ou les e-mails n’arrivent pas.",
  },
  "account.date_too_far": {
    en: "Premium can be given at most two years ahead.",
    fr: "Premium peut être offert au plus deux ans à l’avance.",
  },
  "account.has_contract": {
    en: "This account has an active subscription. You can gift Premium once it has ended.",
    fr: "Ce compte a un abonnement en cours. Premium ne peut être offert qu’une fois celui-ci terminé.",
  },
  "account.already_cancelled": {
    en: "This subscription is already canceled. It ends with the period that is paid for.",
    fr: "Cet abonnement est déjà résilié. Il prend fin avec la période payée.",
  },
  "account.invoice_changed": {
    en: "There has been another refund for this invoice in the meantime. Please check the amount again.",
    fr: "Cette facture a fait l’objet d’un autre remboursement entre-temps. Veuillez vérifier à nouveau le montant.",
  },
  "account.refund_too_high": {
    en: "This is more than what is left of this invoice.",
    fr: "Ce montant dépasse ce qui reste de cette facture.",
  },
  "account.not_refundable": {
    en: "This payment cannot be refunded here. There is no card payment for it.",
    fr: "Ce paiement ne peut pas être remboursé ici. Aucun paiement par carte n’y est associé.",
  },
  "account.payment_disputed": {
    en: "The account holder disputed this payment with their bank. It cannot be refunded until the bank has decided.",
    fr: "La personne a contesté ce paiement auprès de sa banque. Il ne peut pas être remboursé avant la décision de la banque.",
  },
  "account.refund_refused": {
    en: "The payment service refused the refund, and nothing was refunded. It shows the reason next to the payment.",
    fr: "Le service de paiement a refusé le remboursement, et rien n’a été remboursé. Il en indique le motif à côté du paiement.",
  },
  "account.not_freelancer": {
    en: "Premium is for freelancers only.",
    fr: "Premium est réservé aux freelances.",
  },
  "account.not_business": {
    en: "Only businesses get support.",
    fr: "L’accompagnement est réservé aux entreprises.",
  },
  "account.support_changed": {
    en: "The support has changed in the meantime. Please check it again.",
    fr: "L’accompagnement a été modifié entre-temps. Veuillez le vérifier à nouveau.",
  },
  "account.note_changed": {
    en: "Somebody has changed the note in the meantime. Please check both versions.",
    fr: "Quelqu’un a modifié la note entre-temps. Veuillez vérifier les deux versions.",
  },
  "account.date_past": {
    en: "Please choose a future date.",
    fr: "Veuillez choisir un jour à venir.",
  },
  "account_lock.invalid": {
    en: "This link is not valid. Our support team can help with questions about your account.",
    fr: "Ce lien n’est pas valable. Notre équipe d’assistance répond à vos questions sur votre compte.",
  },
  "account_lock.lifted": {
    en: "This lock has been lifted. You can sign in again.",
    fr: "Ce blocage est levé. Vous pouvez de nouveau vous connecter.",
  },
  "auth.unverified": {
    en: "Please confirm your e-mail address first.",
    fr: "Veuillez d’abord confirmer votre adresse e-mail.",
  },
  "auth.email_taken": {
    en: "There is already an account for this address. Please sign in.",
    fr: "Ce compte existe déjà. Veuillez vous connecter.",
  },
  "auth.mail_failed": {
    en: "The e-mail could not be sent. Please try again.",
    fr: "L’e-mail n’a pas pu être envoyé. Veuillez réessayer.",
  },
  "auth.verification_expired": {
    en: "The confirmation link has expired.",
    fr: "Le lien de confirmation a expiré.",
  },
  "auth.verification_invalid": {
    en: "The confirmation link is invalid or was already used. If you have confirmed your address, just sign in.",
    fr: "Le lien de confirmation est invalide ou a déjà été utilisé. Si votre adresse est confirmée, connectez-vous simplement.",
  },
  "auth.reset_expired": {
    en: "The reset link has expired.",
    fr: "Le lien de réinitialisation a expiré.",
  },
  "auth.reset_invalid": {
    en: "The reset link is invalid or was already used.",
    fr: "Le lien de réinitialisation est invalide ou a déjà été utilisé.",
  },
  "auth.email_change_expired": {
    en: "The link to the new e-mail address has expired.",
    fr: "Le lien vers la nouvelle adresse e-mail a expiré.",
  },
  "auth.email_change_invalid": {
    en: "The link to the new e-mail address is invalid or was already used.",
    fr: "Le lien vers la nouvelle adresse e-mail n’est pas valable ou a déjà été utilisé.",
  },
  "auth.email_revert_expired": {
    en: "The link to your previous address has expired.",
    fr: "Le lien vers l’adresse précédente a expiré.",
  },
  "auth.email_revert_invalid": {
    en: "The link to your previous address is invalid or was already used.",
    fr: "Le lien vers l’adresse précédente n’est pas valable ou a déjà été utilisé.",
  },
  "auth.wrong_password": {
    en: "The current password is wrong.",
    fr: "Le mot de passe actuel est incorrect.",
  },
  "unsubscribe.invalid": {
    en: "This unsubscribe link is not valid. Please turn the e-mails off in the settings.",
    fr: "Ce lien de désabonnement n’est pas valable. Veuillez désactiver les e-mails dans les paramètres.",
  },
  "auth.code_invalid": {
    en: "The registration code is invalid, expired or used up.",
    fr: "Le code d’inscription est invalide, expiré ou épuisé.",
  },
  "profile.email_taken": {
    en: "This e-mail address is already in use.",
    fr: "Cette adresse e-mail est déjà utilisée.",
  },
  "profile.image_invalid": {
    en: "Please choose a JPEG, PNG or WebP picture.",
    fr: "Veuillez choisir une image au format JPEG, PNG ou WebP.",
  },
  "profile.image_dimensions": {
    en: "The picture can be at most 4,096 × 4,096 pixels.",
    fr: "L’image peut avoir au plus 4 096 × 4 096 pixels.",
  },
  "profile.image_too_large": {
    en: "File too large",
    fr: "Fichier trop volumineux",
  },
  "task.not_found": {
    en: "This task no longer exists.",
    fr: "Cette tâche n’existe plus.",
  },
  "task.limit_reached": {
    en: "You cannot create any more tasks.",
    fr: "Vous ne pouvez pas créer d’autres tâches.",
  },
  "user.export_not_ready": {
    en: "The file no longer exists. Please request a new one.",
    fr: "Le fichier n’existe plus. Veuillez en demander un nouveau.",
  },
  "template.not_found": {
    en: "This template no longer exists.",
    fr: "Ce modèle n’existe plus.",
  },
  "template.limit_reached": {
    en: "You already have 500 templates. Please delete one you no longer need.",
    fr: "Vous avez déjà 500 modèles. Supprimez-en un dont vous n’avez plus besoin.",
  },
  "lead.not_found": {
    en: "This lead no longer exists.",
    fr: "Ce lead n’existe plus.",
  },
  "lead.touch_undo_expired": {
    en: "This entry can no longer be undone.",
    fr: "Cette activité ne peut plus être annulée.",
  },
  "lead.restore_expired": {
    en: "This lead can no longer be restored.",
    fr: "Ce lead ne peut plus être restauré.",
  },
  "lead.import_undo_expired": {
    en: "This import can no longer be undone.",
    fr: "Cet import ne peut plus être annulé.",
  },
  "lead.import_unreadable": {
    en: "The file could not be read. Please check that it is a CSV file.",
    fr: "Le fichier n’a pas pu être lu. Veuillez vérifier qu’il s’agit d’un fichier CSV.",
  },
  "live_training.not_found": {
    en: "This event no longer exists.",
    fr: "Cet événement n’existe plus.",
  },
  "live_training.over": {
    en: "This event is over.",
    fr: "Cet événement est déjà terminé.",
  },
  "live_training.full": {
    en: "The event is fully booked.",
    fr: "L’événement est complet.",
  },
  "live_training.already_registered": {
    en: "You are already registered for this event.",
    fr: "Vous êtes déjà inscrit à cet événement.",
  },
  "live_training.waiting_list_full": {
    en: "The waiting list is full too.",
    fr: "La liste d’attente est complète, elle aussi.",
  },
  "live_training.not_registered": {
    en: "You are not registered for this event.",
    fr: "Vous n’êtes pas inscrit à cet événement.",
  },
  "live_training.no_participant": {
    en: "This person is no longer on the list.",
    fr: "Cette personne ne figure plus sur la liste.",
  },
  "live_training.unknown_address": {
    en: "There is no confirmed freelancer account with this address.",
    fr: "Aucun compte de freelance confirmé ne correspond à cette adresse.",
  },
  "live_training.freelancers_only": {
    en: "Live events are for freelancers only. This address belongs to a business account.",
    fr: "Les événements en direct sont réservés aux freelances. Cette adresse est celle d’un compte d’entreprise.",
  },
  "live_training.already_listed": {
    en: "This person is already registered.",
    fr: "Cette personne est déjà inscrite.",
  },
  "post.author_not_found": {
    en: "This member has no posts any more.",
    fr: "Il n’y a plus de publication de ce membre.",
  },
  "post.not_found": {
    en: "This post no longer exists.",
    fr: "Cette publication n’existe plus.",
  },
  "post.limit_reached": {
    en: "You already have 200 posts. Please delete one you no longer need.",
    fr: "Vous avez déjà 200 publications. Supprimez-en une dont vous n’avez plus besoin.",
  },
  "post.has_requests": {
    en: "There are open requests about this. You can edit it once you have answered them.",
    fr: "Des demandes sont en attente à ce sujet. Vous pourrez faire des modifications après y avoir répondu.",
  },
  "post.filled": {
    en: "This project has been filled in the meantime. It accepts no more requests.",
    fr: "Cette mission est pourvue entre-temps. Elle n’accepte plus de demandes.",
  },
  "post.hidden": {
    en: "Hidden content cannot be edited.",
    fr: "Un contenu masqué ne peut pas être modifié.",
  },
  "profile.linkedin_required": {
    en: "LinkedIn profile required",
    fr: "Profil LinkedIn requis",
  },
  "collaboration_request.not_found": {
    en: "This request no longer exists.",
    fr: "Cette demande n’existe plus.",
  },
  "collaboration_request.own_post": {
    en: "You cannot send a request about your own post.",
    fr: "Vous ne pouvez pas envoyer de demande pour votre propre publication.",
  },
  "collaboration_request.already_sent": {
    en: "You have already sent a request about this.",
    fr: "Vous avez déjà envoyé une demande à ce sujet.",
  },
  "collaboration_request.already_accepted": {
    en: "This request has already been accepted.",
    fr: "Cette demande a déjà été acceptée.",
  },
  "collaboration_request.too_many": {
    en: "There are already a great many open requests about this. Please try again later.",
    fr: "De très nombreuses demandes sont déjà en attente à ce sujet. Veuillez réessayer plus tard.",
  },
  "shortlist.full": {
    en: "Your shortlist is full with 200 profiles. Please remove one of them first.",
    fr: "Votre sélection est pleine avec 200 profils. Veuillez d’abord en retirer un.",
  },
  "freelancer.not_found": {
    en: "This profile is no longer available.",
    fr: "Ce profil n’est plus visible.",
  },
  "request_message.not_accepted": {
    en: "Messages are possible once the request is accepted.",
    fr: "Les messages sont possibles dès que la demande est acceptée.",
  },
  "request_message.too_many": {
    en: "There are already 100 messages for this request. No more are possible.",
    fr: "Cette demande compte déjà 100 messages. Il n’est pas possible d’en ajouter.",
  },
  "request_message.proposal_answered": {
    en: "This has already been answered.",
    fr: "Ce qui était proposé a déjà reçu une réponse.",
  },
  "request_message.proposal_closed": {
    en: "This is no longer valid.",
    fr: "Ce qui était proposé n’est plus valable.",
  },
  "request_message.slot_unavailable": {
    en: "This date has passed or is not one of those proposed.",
    fr: "Cette date est passée ou ne fait pas partie de celles proposées.",
  },
  "request_message.file_empty": { en: "This file is empty.", fr: "Ce fichier est vide." },
  "request_message.file_too_large": {
    en: "The file is too large. Up to 3\u00a0MB are possible.",
    fr: "Le fichier est trop volumineux. 3\u00a0Mo au maximum.",
  },
  "request_message.file_type": {
    en: "This format is not possible. Send a PDF file, a picture (PNG or JPEG) or a document from Word, Excel or PowerPoint without macros.",
    fr: "Ce format n’est pas possible. Envoyez un fichier PDF, une image (PNG ou JPEG) ou un document Word, Excel ou PowerPoint sans macros.",
  },
  "request_message.file_not_found": { en: "This file no longer exists.", fr: "Ce fichier n’existe plus." },
  "project_request.not_found": {
    en: "This request no longer exists.",
    fr: "Cette demande n’existe plus.",
  },
  "project_request.already_sent": {
    en: "You already have an open request to this person. Please wait for their reply.",
    fr: "Vous avez déjà une demande en attente auprès de cette personne. Veuillez attendre sa réponse.",
  },
  "project_request.already_answered": {
    en: "This request has already been answered.",
    fr: "Cette demande a déjà reçu une réponse.",
  },
  "project_request.not_accepted": {
    en: "You can send contact details once the request has been accepted.",
    fr: "Vous pourrez envoyer vos coordonnées quand la demande aura été acceptée.",
  },
  "project_request.contact_already_sent": {
    en: "This person already has your contact details.",
    fr: "Cette personne a déjà vos coordonnées.",
  },
  "project_request.too_many": {
    en: "You have sent your 10 requests for today. You can send more tomorrow.",
    fr: "Vous avez envoyé vos 10 demandes du jour. Vous pourrez en envoyer d’autres demain.",
  },
  "connection.not_found": {
    en: "This connection no longer exists.",
    fr: "Cette relation n’existe plus.",
  },
  "person.not_found": {
    en: "This person no longer exists.",
    fr: "Cette personne n’existe plus.",
  },
  "block.self": {
    en: "You cannot block yourself.",
    fr: "Vous ne pouvez pas vous bloquer vous-même.",
  },
  "block.not_found": {
    en: "This person is no longer blocked.",
    fr: "Cette personne n’est plus bloquée.",
  },
  "block.too_many": {
    en: "You have already blocked 500 people. Please unblock someone else first.",
    fr: "Vous avez déjà bloqué 500 personnes. Veuillez d’abord en débloquer une autre.",
  },
  "billing.already_premium": {
    en: "You already have Premium.",
    fr: "Vous utilisez déjà Premium.",
  },
  "billing.invoice_not_found": {
    en: "This invoice does not exist.",
    fr: "Cette facture n’existe pas.",
  },
  "billing.no_subscription": {
    en: "You have no active subscription.",
    fr: "Il n’y a pas d’abonnement en cours.",
  },
  "billing.card_unconfirmed": {
    en: "The card has not been confirmed yet. Please enter it again.",
    fr: "La carte n’a pas encore été confirmée. Veuillez la saisir à nouveau.",
  },
  "billing.card_declined": {
    en: "The outstanding payment was declined with this card. Your previous card stays on file. Please try another one.",
    fr: "Le paiement dû a été refusé avec cette carte. La carte précédente reste enregistrée. Veuillez en essayer une autre.",
  },
  "billing.unavailable": {
    en: "The payment provider cannot be reached right now. Please try again in a few minutes.",
    fr: "Le service de paiement est injoignable pour le moment. Veuillez réessayer dans quelques minutes.",
  },
  "billing.declaration_link_invalid": {
    en: "This link is invalid or has expired. Our support team will decide on your declaration.",
    fr: "Ce lien n’est pas valable ou a expiré. Notre équipe d’assistance décidera de votre déclaration.",
  },
  "billing.signature_invalid": {
    en: "This message has no valid signature.",
    fr: "Ce message ne porte pas de signature valable.",
  },
  "report.own": {
    en: "You cannot report your own content.",
    fr: "Vous ne pouvez pas signaler vos propres contenus.",
  },
  "report.already_open": {
    en: "You have already reported this. We are reviewing it and will let you know.",
    fr: "Vous avez déjà signalé ce contenu. Nous l’examinons et vous tiendrons au courant.",
  },
  "report.not_found": {
    en: "This report does not exist.",
    fr: "Ce signalement n’existe pas.",
  },
  "report.changed": {
    en: "This report has changed in the meantime. Please reload it, then decide.",
    fr: "Il y a du nouveau pour ce signalement. Veuillez le recharger avant de décider.",
  },
  "report.outcome_impossible": {
    en: "This decision does not match the status of the report.",
    fr: "Cette décision ne correspond pas au statut du signalement.",
  },
  "moderation.own": {
    en: "Please edit or delete your own content yourself.",
    fr: "Veuillez modifier ou supprimer vous-même vos propres contenus.",
  },
  "moderation.already_hidden": {
    en: "This is already hidden.",
    fr: "Ce contenu est déjà masqué.",
  },
  "objection.nothing_hidden": {
    en: "Nothing is hidden here any more.",
    fr: "Rien n’est plus masqué ici.",
  },
  "objection.too_late": {
    en: "The time to object, one year, has passed. Please write to our support team.",
    fr: "Le délai de réclamation d’un an est écoulé. Veuillez écrire à notre équipe d’assistance.",
  },
  "objection.already_made": {
    en: "We have already received your objection and are reviewing it.",
    fr: "Nous avons bien reçu votre réclamation et nous l’examinons.",
  },
  plan_limit: {
    en: "The free plan includes up to 50 leads; the community is part of Premium.",
    fr: "La formule gratuite comprend jusqu’à 50 leads ; la communauté fait partie de Premium.",
  },
  "admin.user_not_found": {
    en: "This account no longer exists.",
    fr: "Ce compte n’existe plus.",
  },
  "admin.user_protected": {
    en: "Accounts of admins cannot be deleted here.",
    fr: "Les comptes d’administrateurs ne peuvent pas être supprimés ici.",
  },
  "admin.code_not_found": {
    en: "This code no longer exists.",
    fr: "Ce code n’existe plus.",
  },
  "admin.declaration_not_found": {
    en: "This declaration does not exist.",
    fr: "Cette déclaration n’existe pas.",
  },
  "call_request.not_found": {
    en: "This request no longer exists.",
    fr: "Cette demande n’existe plus.",
  },
  "call_request.already_open": {
    en: "Your company has already requested a strategy call. We will send suggested times by e-mail.",
    fr: "Votre entreprise a déjà demandé un entretien stratégique. Nous vous écrirons par e-mail pour convenir d’une date.",
  },
  "call_request.already_settled": {
    en: "Somebody has already dealt with this request. Please reload the list.",
    fr: "Quelqu’un a déjà traité cette demande. Veuillez recharger la liste.",
  },
  "admin.code_expired": {
    en: "Please choose a future date.",
    fr: "Veuillez choisir un jour à venir.",
  },
};

export default texts;
