import type { NotificationType } from "./schema.ts";

export interface NotifiedPlace {
  section: "dashboard" | "leads" | "trainings2" | "community" | "billing";
  details: Record<string, string>;
}

/**
 * Returns the location in the dashboard of a freelancer that a notification links to. The corresponding mail uses it too
 * (D50).
 */
export function placeOf({ type, relatedId }: { type: NotificationType; relatedId: number }): NotifiedPlace {
  const id = String(relatedId);
  switch (type) {
    case "crm_followup":
      return { section: "leads", details: { lead: id } };
    case "event_reminder":
    case "event_seat_offered":
    case "event_seat_given":
    case "event_seat_removed":
    case "event_changed":
    case "event_message":
      return { section: "trainings2", details: { event: id } };
    // The event cannot be opened any more.
    case "event_canceled":
      return { section: "trainings2", details: {} };
    case "new_post":
      return { section: "community", details: { post: id } };
    case "collaboration_request_new":
      return { section: "community", details: { view: "network", tab: "my-posts", requests: id } };
    case "project_request":
    case "project_request_contact":
      return { section: "community", details: { view: "network", tab: "received" } };
    case "project_request_message":
    case "project_request_hired":
      return { section: "community", details: { view: "network", tab: "received", messages: id } };
    case "collaboration_request_message":
    case "collaboration_request_hired":
      return { section: "community", details: { view: "network", tab: "my-requests", messages: id } };
    case "collaboration_request_accepted":
      return { section: "community", details: { view: "network", tab: "network" } };
    // These notifications are about a request that the reader sent. They link to the reader's own requests, because
    // only the author of a post can see the requests to it.
    case "collaboration_request":
    case "collaboration_request_sent":
    case "collaboration_request_filled":
    case "project_deleted":
      return { section: "community", details: { view: "network", tab: "my-requests" } };
    case "content_hidden":
    case "content_stays_hidden":
    case "content_restored":
      return { section: "community", details: { view: "network", tab: "my-posts" } };
    case "billing_started":
    case "billing_canceled":
    case "billing_continued":
    case "billing_payment_failed":
    case "billing_ended":
    case "billing_disputed":
    case "billing_declared":
    case "billing_invoice":
    case "billing_refund":
      return { section: "billing", details: {} };
    // Only businesses get the answers to requests to freelancers.
    case "project_request_accepted":
    case "project_request_rejected":
    case "team_message":
    case "team_removed":
      return { section: "dashboard", details: {} };
    case "report_received":
    case "report_upheld":
    case "report_dismissed":
      return { section: "community", details: {} };
  }
}
