import { expect, it } from "vitest";
import { type ScheduleId, type SubscriberId, schedules, subscribers, workers } from "./background.ts";
import { actionsOf, type Grant } from "./grant.ts";
import { grants, subscriberGrants } from "./grants.ts";

const erasing = [
  ...["GetItem", "Query", "Query:gsi1", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem"].map(
    (action) => `dynamodb:${action}`,
  ),
  "ses:SendEmail",
  "s3:DeleteObject",
];

it("background Lambdas have exactly the permissions that they need", () => {
  const scheduled = (Object.keys(schedules) as ScheduleId[]).map((id): [string, Grant] => [id, grants[id]]);
  const background = [...scheduled, ...Object.entries(subscriberGrants)];
  expect(Object.fromEntries(background.map(([id, grant]) => [id, actionsOf(grant)]))).toEqual({
    "schedules/follow-ups": ["events:PutEvents"],
    "schedules/new-posts": ["dynamodb:Query:gsi1", "events:PutEvents"],
    "schedules/offered-seats": [
      "dynamodb:Query:gsi1",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "dynamodb:ConditionCheckItem",
    ],
    "schedules/check-contracts": [
      "dynamodb:GetItem",
      "dynamodb:Query",
      "dynamodb:Query:gsi2",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "dynamodb:ConditionCheckItem",
    ],
    "schedules/event-reminders": ["dynamodb:Query:gsi1", "dynamodb:PutItem", "dynamodb:UpdateItem"],
    "schedules/deleted-accounts": erasing,
    "schedules/unverified-accounts": [
      ...["GetItem", "BatchGetItem", "Query", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem"].map(
        (action) => `dynamodb:${action}`,
      ),
      "ses:SendEmail",
    ],
    "schedules/failed-exports": [
      ...["GetItem", "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"].map((action) => `dynamodb:${action}`),
      "ses:SendEmail",
    ],
    "subscribers/erase-accounts": erasing,
    "subscribers/write-exports": [
      ...["GetItem", "BatchGetItem", "Query", "Query:gsi1", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem"].map(
        (action) => `dynamodb:${action}`,
      ),
      ...["ses:SendEmail", "s3:PutObject", "s3:DeleteObject"],
    ],
    "subscribers/mail-collaborations": [
      "dynamodb:GetItem",
      "dynamodb:BatchGetItem",
      "dynamodb:Query",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendRawEmail",
    ],
    "subscribers/mail-project-requests": [
      "dynamodb:GetItem",
      "dynamodb:BatchGetItem",
      "dynamodb:Query",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendRawEmail",
    ],
    "subscribers/index-accounts": [
      "dynamodb:GetItem",
      "dynamodb:Query",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
    ],
    "schedules/index-accounts": [
      "dynamodb:GetItem",
      "dynamodb:Query",
      "dynamodb:Query:gsi2",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
    ],
    "subscribers/index-profiles": [
      "dynamodb:GetItem",
      "dynamodb:Query:gsi2",
      "dynamodb:PutItem",
      "dynamodb:DeleteItem",
    ],
    "subscribers/mail-billing": [
      "dynamodb:GetItem",
      "dynamodb:Query",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendEmail",
      "ses:SendRawEmail",
    ],
    "subscribers/mail-account-measures": [
      "dynamodb:GetItem",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendEmail",
    ],
    "subscribers/cancel-renewals": ["dynamodb:GetItem", "dynamodb:Query", "dynamodb:PutItem", "dynamodb:UpdateItem"],
    "subscribers/sync-contracts": ["dynamodb:GetItem", "dynamodb:Query", "dynamodb:PutItem", "dynamodb:UpdateItem"],
    "subscribers/carry-out-declarations": [
      "dynamodb:GetItem",
      "dynamodb:Query",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendEmail",
    ],
    "subscribers/change-series": ["dynamodb:GetItem", "dynamodb:Query:gsi1", "dynamodb:PutItem", "dynamodb:UpdateItem"],
    "subscribers/clear-requests": [
      "dynamodb:GetItem",
      "dynamodb:BatchGetItem",
      "dynamodb:Query",
      "dynamodb:Query:gsi1",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "s3:DeleteObject",
    ],
    "subscribers/mail-invitations": ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem", "ses:SendEmail"],
    "subscribers/mail-links": ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem", "ses:SendEmail"],
    "subscribers/mail-moderation": ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:DeleteItem", "ses:SendEmail"],
    "subscribers/mail-new-posts": [
      "dynamodb:GetItem",
      "dynamodb:BatchGetItem",
      "dynamodb:Query",
      "dynamodb:Query:gsi1",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendRawEmail",
    ],
    "subscribers/fan-out": ["dynamodb:Query:gsi1", "dynamodb:Query:gsi2", "events:PutEvents"],
    "subscribers/mail-follow-ups": [
      "dynamodb:GetItem",
      "dynamodb:Query:gsi1",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendRawEmail",
    ],
    "subscribers/mail-live-trainings": [
      "dynamodb:GetItem",
      "dynamodb:Query:gsi1",
      "dynamodb:PutItem",
      "dynamodb:UpdateItem",
      "dynamodb:DeleteItem",
      "ses:SendEmail",
      "ses:SendRawEmail",
    ],
    "subscribers/notify": ["GetItem", "BatchGetItem", "Query", "Query:gsi1", "PutItem", "UpdateItem"].map(
      (action) => `dynamodb:${action}`,
    ),
    "subscribers/count-days": ["dynamodb:PutItem", "dynamodb:UpdateItem"],
    "subscribers/note-bounces": ["dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem"],
  });
});

it("a worker has exactly the permissions of its subscribers", () => {
  for (const [id, ids] of Object.entries(workers)) {
    const wanted = ids.map((one): Grant => subscriberGrants[one]);
    const grant: Grant = grants[id as keyof typeof workers];
    expect(new Set(actionsOf(grant))).toEqual(new Set(wanted.flatMap(actionsOf)));
    expect(new Set(grant.secrets)).toEqual(new Set(wanted.flatMap(({ secrets = [] }) => secrets)));
  }
});

it("each subscriber belongs to one worker, and there are at most four queues", () => {
  const shared: SubscriberId[] = Object.values(workers).flat();
  expect(shared.toSorted()).toEqual(Object.keys(subscribers).sort());
  // Keep the number of queues small: Lambda polls each queue all the time, which costs money even when the queue is
  // empty.
  expect(Object.keys(workers).length).toBeLessThanOrEqual(4);
});

it("external effects of Lambdas are limited to mail, files and their secrets", () => {
  const outside = Object.entries(grants).map(([id, grant]) => [
    id,
    [...actionsOf(grant).filter((action) => !action.startsWith("dynamodb:")), ...(grant.secrets ?? [])],
  ]);
  const mailing = ["ses:SendEmail"];
  expect(Object.fromEntries(outside.filter(([, actions]) => actions?.length))).toEqual({
    "accounts/end-subscription": ["STRIPE_SECRET_KEY"],
    "accounts/refund-payment": ["STRIPE_SECRET_KEY"],
    "auth/login": ["SIGNING_KEYS"],
    "auth/verify-email": mailing,
    "auth/reset-password": mailing,
    "auth/confirm-email": mailing,
    "auth/change-password": mailing,
    "profile/update": ["ses:SendEmail", "s3:PutObject", "s3:DeleteObject"],
    "support/send": mailing,
    "support/report-barrier": mailing,
    "support/request-call": mailing,
    "call-requests/reply": mailing,
    "billing/create-payment-intent": ["STRIPE_SECRET_KEY"],
    "billing/cancel-subscription": ["STRIPE_SECRET_KEY"],
    "billing/reactivate": ["STRIPE_SECRET_KEY"],
    "billing/begin-card-change": ["STRIPE_SECRET_KEY"],
    "billing/use-card": ["STRIPE_SECRET_KEY"],
    "billing/webhook": ["STRIPE_WEBHOOK_SECRET"],
    "schedules/follow-ups": ["events:PutEvents"],
    "schedules/check-contracts": ["STRIPE_SECRET_KEY"],
    "schedules/new-posts": ["events:PutEvents"],
    "schedules/deleted-accounts": ["ses:SendEmail", "s3:DeleteObject", "STRIPE_SECRET_KEY"],
    "schedules/unverified-accounts": mailing,
    "schedules/failed-exports": mailing,
    "user/read-export": ["s3:GetObject"],
    "request-messages/send": ["s3:PutObject", "s3:DeleteObject"],
    "request-messages/get-attachment": ["s3:GetObject"],
    "workers/mails": ["ses:SendEmail", "ses:SendRawEmail"],
    "workers/bulk-mails": ["ses:SendRawEmail"],
    "workers/notices": ["s3:DeleteObject", "events:PutEvents"],
    "workers/accounts": ["ses:SendEmail", "s3:DeleteObject", "s3:PutObject", "STRIPE_SECRET_KEY"],
  });
});
