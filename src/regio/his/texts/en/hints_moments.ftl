his-hint-stands = As it stands: { $n }% for you, your dice { $dice } against { $against }
