#!/bin/sh
# Starts Prometheus or Alertmanager in its container of compose.yaml: neither can read the environment.
set -eu
cd /etc/monitoring

prometheus() {
  # A trial's own address leads a container to itself.
  case $SITE_ORIGIN in *//localhost*) visitors=http://edge:8080 ;; *) visitors=${SITE_ORIGIN%/} ;; esac
  sed "s|https://www.example.org|$visitors|" prometheus.yaml >/tmp/prometheus.yaml
  sed "s|docs/run-book.md|$RUN_BOOK|" alerts.yaml >/tmp/alerts.yaml
  exec prometheus --config.file=/tmp/prometheus.yaml --storage.tsdb.path=/prometheus --storage.tsdb.retention.time=30d \
    --storage.tsdb.retention.size=2GB
}

# Whom Alertmanager tells: a page at once and every four hours, a ticket every day.
alertmanager() {
  [ -n "$ALERT_WEBHOOK$ALERT_MAIL" ] || {
    echo 'alertmanager: whom shall it tell? Set ALERT_WEBHOOK or ALERT_MAIL in .env.' >&2
    exit 1
  }
  {
    cat <<CONFIGURATION
route:
  receiver: operator
  group_by: [alertname]
  group_wait: 10s
  group_interval: 1m
  repeat_interval: 4h
  routes: [{ matchers: ['severity="ticket"'], repeat_interval: 1d }]
receivers:
  - name: operator
CONFIGURATION
    [ -z "$ALERT_WEBHOOK" ] || echo "    webhook_configs: [{ url: '$ALERT_WEBHOOK' }]"
    [ -z "$ALERT_MAIL" ] || cat <<MAIL
    email_configs:
      - to: '$ALERT_MAIL'
        from: '${SMTP_FROM:-$ALERT_MAIL}'
        smarthost: '$SMTP_SERVER'
        auth_username: '$SMTP_USER'
        auth_password: '$SMTP_PASSWORD'
        require_tls: ${SMTP_TLS:-true}
        send_resolved: true
MAIL
  } >/tmp/alertmanager.yaml
  exec alertmanager --config.file=/tmp/alertmanager.yaml --storage.path=/alertmanager --cluster.listen-address=
}

"$1"
