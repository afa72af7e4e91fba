import { expect, it } from "vitest";
import { businessPlaceOf } from "./business-place-of.ts";
import { placeOf } from "./place-of.ts";
import { notificationTypes } from "./types.ts";

it("every notification links to the content it is about (D50)", () => {
  const places = Object.fromEntries(
    notificationTypes.map((type) => {
      const { section, details } = placeOf({ type, relatedId: 17 });
      return [type, [section, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join(" ")];
    }),
  );
  expect(places).toEqual({
    collaboration_request: "community view=network tab=my-requests",
    collaboration_request_new: "community view=network tab=my-posts requests=17",
    collaboration_request_sent: "community view=network tab=my-requests",
    collaboration_request_accepted: "community view=network tab=network",
    collaboration_request_filled: "community view=network tab=my-requests",
    project_deleted: "community view=network tab=my-requests",
    project_request: "community view=network tab=received",
    project_request_contact: "community view=network tab=received",
    project_request_hired: "community view=network tab=received messages=17",
    project_request_accepted: "dashboard",
    project_request_rejected: "dashboard",
    collaboration_request_hired: "community view=network tab=my-requests messages=17",
    project_request_message: "community view=network tab=received messages=17",
    collaboration_request_message: "community view=network tab=my-requests messages=17",
    crm_followup: "leads lead=17",
    new_post: "community post=17",
    event_reminder: "trainings2 event=17",
    event_seat_offered: "trainings2 event=17",
    event_seat_given: "trainings2 event=17",
    event_seat_removed: "trainings2 event=17",
    event_changed: "trainings2 event=17",
    event_canceled: "trainings2",
    event_message: "trainings2 event=17",
    team_message: "dashboard",
    team_removed: "dashboard",
    report_received: "community",
    report_upheld: "community",
    report_dismissed: "community",
    content_hidden: "community view=network tab=my-posts",
    content_stays_hidden: "community view=network tab=my-posts",
    content_restored: "community view=network tab=my-posts",
    billing_started: "billing",
    billing_canceled: "billing",
    billing_continued: "billing",
    billing_payment_failed: "billing",
    billing_ended: "billing",
    billing_disputed: "billing",
    billing_declared: "billing",
    billing_invoice: "billing",
    billing_refund: "billing",
  });
});

it("in the business area, notifications link to the request, the project or the overview", () => {
  const places = notificationTypes.map((type) => [
    type,
    String(new URLSearchParams(businessPlaceOf({ type, relatedId: 17 }))),
  ]);
  const elsewhere = places.filter(([, place]) => place !== "tab=overview");
  expect(Object.fromEntries(elsewhere)).toEqual({
    collaboration_request_new: "tab=crm&view=projects&requests=17",
    collaboration_request_message: "tab=crm&view=projects&requests=17",
    project_request_message: "tab=crm&view=requests&messages=17",
    project_request_accepted: "tab=crm&view=requests&messages=17",
    project_request_rejected: "tab=crm&view=requests&messages=17",
    content_hidden: "tab=crm&view=projects",
    content_stays_hidden: "tab=crm&view=projects",
    content_restored: "tab=crm&view=projects",
  });
});
