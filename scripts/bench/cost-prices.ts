/** List prices of eu-central-1 in USD without taxes, as known in November 2026. Check them before relying on them. */
export const prices = {
  apiRequests: { name: "API Gateway (HTTP API), requests", price: 1.2, per: 1e6, free: 0 },
  lambdaRequests: { name: "Lambda, requests", price: 0.2, per: 1e6, free: 1e6 },
  gbSeconds: { name: "Lambda on arm64, GB-seconds", price: 13.3334, per: 1e6, free: 400_000 },
  reads: { name: "DynamoDB on demand, read units", price: 0.1525, per: 1e6, free: 0 },
  writes: { name: "DynamoDB on demand, write units", price: 0.7625, per: 1e6, free: 0 },
  storedBytes: { name: "DynamoDB storage, GB", price: 0.306, per: 1e9, free: 25e9 },
  backupBytes: { name: "DynamoDB point-in-time recovery, GB", price: 0.2448, per: 1e9, free: 0 },
  edgeRequests: { name: "CloudFront (Europe), requests", price: 1.2, per: 1e6, free: 1e7 },
  edgeBytes: { name: "CloudFront (Europe), GB out", price: 0.085, per: 1e9, free: 1e12 },
  firewallRequests: { name: "Firewall (WAF), requests", price: 0.6, per: 1e6, free: 0 },
  logBytes: { name: "CloudWatch Logs, GB taken in", price: 0.63, per: 1e9, free: 5e9 },
  events: { name: "EventBridge, events", price: 1, per: 1e6, free: 0 },
  pipeRequests: { name: "EventBridge Pipes, events of the outbox", price: 0.4, per: 1e6, free: 0 },
  mails: { name: "SES, mails", price: 0.1, per: 1e3, free: 0 },
} as const;

export type BillItem = keyof typeof prices;
/** Quantity used of each item. */
export type Bill = Record<BillItem, number>;
export const billItems = Object.keys(prices) as BillItem[];

export function priceOf(item: BillItem, quantity: number, isFreeTierUsed: boolean): number {
  const { price, per, free } = prices[item];
  return (Math.max(0, quantity - (isFreeTierUsed ? free : 0)) / per) * price;
}

export const totalOf = (bill: Bill, isFreeTierUsed: boolean): number =>
  billItems.reduce((sum, item) => sum + priceOf(item, bill[item], isFreeTierUsed), 0);
